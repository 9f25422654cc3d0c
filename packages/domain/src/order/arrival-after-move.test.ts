import { expect, test } from 'vitest';
import { minuteMs } from '../duration.ts';
import { arrivalAfterMove } from './arrival-after-move.ts';

const now = Date.parse('2026-11-21T23:00:00Z');
const inMinutes = (minutes: number): number => now + minutes * minuteMs;
const facts = (estimated: number | null, wayMinutes = 15) => ({
  wayMinutes,
  estimatedAt: estimated === null ? null : inMinutes(estimated),
  now,
});

test('food that leaves arrives one way later, whatever was said before', () => {
  expect(arrivalAfterMove('inTransit', facts(40))).toBe(inMinutes(15));
  expect(arrivalAfterMove('inTransit', facts(-10))).toBe(inMinutes(15));
  expect(arrivalAfterMove('inTransit', facts(null))).toBe(inMinutes(15));
});

test('food that is packed moves the time later only', () => {
  expect(arrivalAfterMove('ready', facts(10))).toBe(inMinutes(15));
  expect(arrivalAfterMove('ready', facts(15))).toBeNull();
  expect(arrivalAfterMove('ready', facts(40))).toBeNull();
});

test('other moves, and a store that does not say how long the way is, leave the time', () => {
  expect(arrivalAfterMove('preparing', facts(0))).toBeNull();
  expect(arrivalAfterMove('inTransit', facts(40, 0))).toBeNull();
});
