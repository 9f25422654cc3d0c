import { expect, test } from 'vitest';
import { instantOf, isoOf } from './instant.ts';

test('an instant is the same after it was written as text and read again', () => {
  const instant = Date.UTC(2026, 10, 28, 14, 0, 0, 5);
  expect(isoOf(instant)).toBe('2026-11-28T14:00:00.005Z');
  expect(instantOf(isoOf(instant))).toBe(instant);
  expect(instantOf('2026-11-28T11:00:00.005-03:00')).toBe(instant);
});

test('no instant stays none', () => {
  expect(isoOf(null)).toBe(null);
  expect(instantOf(null)).toBe(null);
  expect(() => isoOf(Number.NaN)).toThrow(RangeError);
});
