import { expect, test } from 'vitest';
import { hasLowMark } from './low-marks.ts';

const good = { recommendation: 7, taste: 3, delivery: 3, complete: true };

test('a recommendation of 6, two stars and an order that was not complete are low marks', () => {
  expect(hasLowMark(good)).toBe(false);
  expect(hasLowMark({ ...good, delivery: null })).toBe(false);
  expect(hasLowMark({ ...good, recommendation: 6 })).toBe(true);
  expect(hasLowMark({ ...good, taste: 2 })).toBe(true);
  expect(hasLowMark({ ...good, delivery: 2 })).toBe(true);
  expect(hasLowMark({ ...good, complete: false })).toBe(true);
});
