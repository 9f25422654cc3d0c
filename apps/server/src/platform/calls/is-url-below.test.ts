import { expect, test } from 'vitest';
import { isUrlBelow } from './is-url-below.ts';

test.each([
  ['http://localhost:4000/push/a', 'http://localhost:4000/push'],
  ['http://LOCALHOST:4000/push/a?b=../c', 'http://localhost:4000/push/'],
  ['https://api.example/v1/payments/1/refunds', 'https://api.example'],
  ['https://api.example:443/v1/a', 'https://api.example/v1'],
])('%s is below %s', (address, base) => {
  expect(isUrlBelow(address, base)).toBe(true);
});

test.each([
  ['http://localhost:4000/push/../control/faults', 'http://localhost:4000/push'],
  ['http://localhost:4000/push/%2e%2e/control/faults', 'http://localhost:4000/push'],
  ['http://localhost:4000/push/..\\control', 'http://localhost:4000/push'],
  ['http://localhost:4000/push/..%2Fcontrol', 'http://localhost:4000/push'],
  ['http://localhost:4000/push/..%5ccontrol', 'http://localhost:4000/push'],
  ['http://localhost:4000/pushed/a', 'http://localhost:4000/push'],
  ['http://localhost:40001/push/a', 'http://localhost:4000/push'],
  ['http://localhost:4000@evil.example/push/a', 'http://localhost:4000/push'],
  ['http://user@localhost:4000/push/a', 'http://localhost:4000/push'],
  ['https://localhost:4000/push/a', 'http://localhost:4000/push'],
  ['http://localhost:4000.evil.example/push/a', 'http://localhost:4000/push'],
  ['https://api.example.evil.example/v1/a', 'https://api.example'],
  ['javascript:alert(1)', 'javascript:alert'],
  ['/push/a', 'http://localhost:4000/push'],
  ['', 'http://localhost:4000/push'],
])('%s is not below %s', (address, base) => {
  expect(isUrlBelow(address, base)).toBe(false);
});
