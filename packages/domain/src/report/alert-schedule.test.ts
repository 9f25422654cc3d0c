import { expect, test } from 'vitest';
import { alertsDue, isAlertDue } from './alert-schedule.ts';
import { isOpenForLong } from './report-effect.ts';

const due = (first: number, every: number): readonly number[] =>
  Array.from({ length: 40 }, (_, count) => count).filter((count) =>
    isAlertDue(count, first, every),
  );

test('the first alert comes at its count, and later alerts at equal distances', () => {
  expect(due(5, 15)).toEqual([5, 20, 35]);
  expect(due(1, 15)).toEqual([1, 16, 31]);
});

test('an alert is also due if the count jumps over its number', () => {
  expect([0, 9.9, 10, 24.9, 25].map((minutes) => alertsDue(minutes, 10, 15))).toEqual([
    0, 0, 1, 1, 2,
  ]);
});

test('every eighth poll without an outcome alerts the operator', () => {
  expect(Array.from({ length: 25 }, (_, tries) => tries).filter(isOpenForLong)).toEqual([
    8, 16, 24,
  ]);
});
