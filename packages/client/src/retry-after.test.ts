import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { retryAfterSeconds, retryInstant } from './retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['40', 40],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-3', null],
])('Retry-After: %s', (text, seconds) => {
  expect(retryAfterSeconds(new Headers({ 'retry-after': text }), now)).toBe(seconds);
});

test('a refusal with Retry-After can be retried after it, any other at once', () => {
  expect(retryInstant(refusalOf('TOO_MANY_REQUESTS', { seconds: 40 }), now)).toBe(
    '2026-11-21T12:00:40.000Z',
  );
  expect(retryInstant(refusalOf('TOO_MANY_REQUESTS'), now)).toBeNull();
});
