import { expect, test } from 'vitest';
import { readApiHosts } from './api-hosts.ts';
import { readHost, schemeOf } from './request-host.ts';

test.each([
  ['sushi.localhost', 'sushi.localhost', null],
  ['SUSHI.localhost:3000', 'sushi.localhost', 3_000],
  ['sushi.localhost.', 'sushi.localhost', null],
  ['sushi.localhost.:05100', 'sushi.localhost', 5_100],
  ['[::1]:80', '[::1]', 80],
])('%s is a valid host', (header, name, port) => {
  expect(readHost(header)).toEqual({ name, port });
});

const odd = [
  'x:0x13ec',
  'x:5.1e3',
  'x:+80',
  'x:\t80',
  'x: 80',
  'x:',
  'x:123456',
  'x:80:80',
  'a@x',
  'x/y',
  'x y',
  'x,y',
  '',
  `${'x'.repeat(300)}`,
];

test.each([...odd, undefined])('%j is not a valid host', (header) => {
  expect(readHost(header)).toBeNull();
});

test('an unknown scheme from the proxy counts as http', () => {
  expect(
    ['https', 'http', 'javascript', 'https,http', ''].map((protocol) => schemeOf({ protocol })),
  ).toEqual(['https', ...Array.from({ length: 4 }, () => 'http')]);
});

test('the API hosts are the configured hosts, this machine’s names and the callback host', () => {
  const own = ['localhost', '127.0.0.1', '[::1]'];
  expect(readApiHosts('', 'http://127.0.0.1:3000')).toEqual(own);
  expect(readApiHosts(' API.example.com , b.example', 'https://calls.example:444')).toEqual([
    'api.example.com',
    'b.example',
    ...own,
    'calls.example',
  ]);
});

test.each(['https://api.example.com', 'api.example.com:443', 'a b', '*'])(
  '%s is refused as an API host, by the name of the setting',
  (text) => {
    expect(() => readApiHosts(text, 'http://127.0.0.1:3000')).toThrow('API_HOSTS');
  },
);
