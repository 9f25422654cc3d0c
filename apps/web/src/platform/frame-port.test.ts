import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-port.ts';

const opening = { origin: 'http://127.0.0.1:4001', nonce: 'one-opening-of-it' };
const token = 'd41d8cd98f00b204e9800998ecf8427e';
const read = (data: unknown, origin = opening.origin) =>
  readFrameMessage({ origin, data }, opening);

test('a frame tells a token, an error or its height', () => {
  const { nonce } = opening;
  expect(read({ nonce, token })).toEqual({ kind: 'token', token });
  expect(read({ nonce, error: 'K001' })).toEqual({ kind: 'error', code: 'K001' });
  expect(read({ nonce, height: 312.2 })).toEqual({ kind: 'height', height: 313 });
  expect(read({ nonce, height: 1e9 })).toEqual({ kind: 'height', height: 2_000 });
});

test.each([
  ['another origin', { nonce: opening.nonce, token }, 'http://evil.example'],
  ['another opening', { nonce: 'another-opening--', token }, opening.origin],
  ['a text', 'token', opening.origin],
  ['nothing', null, opening.origin],
  [
    'a token with a tag',
    { nonce: opening.nonce, token: '<b>0123456789abcdef</b>' },
    opening.origin,
  ],
  ['a height of nothing', { nonce: opening.nonce, height: -1 }, opening.origin],
] as const)('a message of %s is ignored', (_what, data, origin) => {
  expect(read(data, origin)).toBeNull();
});
