import { expect, test } from 'vitest';
import { localInstant } from './local-instant.ts';

const santiago = (local: string) => {
  const instant = localInstant(local, 'America/Santiago');
  return instant === null ? null : new Date(instant).toISOString();
};

test('a local time is converted by the offset of its day', () => {
  expect(santiago('2026-11-21 13:00')).toBe('2026-11-21T16:00:00.000Z');
  expect(santiago('2026-07-21 13:00')).toBe('2026-07-21T17:00:00.000Z');
  expect(santiago('2026-11-21 23:59')).toBe('2026-11-22T02:59:00.000Z');
});

test('a time in a repeated hour is its first pass, and a time in a skipped hour is invalid', () => {
  expect(santiago('2026-04-04 23:30')).toBe('2026-04-05T02:30:00.000Z');
  expect(santiago('2026-09-06 00:30')).toBeNull();
  expect(santiago('2026-09-06 01:00')).toBe('2026-09-06T04:00:00.000Z');
});

test('an invalid date has no instant', () => {
  expect(santiago('2026-13-01 10:00')).toBeNull();
  expect(santiago('mañana')).toBeNull();
  expect(santiago('2026-02-30 10:00')).toBeNull();
});
