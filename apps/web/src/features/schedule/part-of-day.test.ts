import { expect, test } from 'vitest';
import { groupByPartOfDay, partOfDay } from './part-of-day.ts';

test.each([
  ['00:00', 'dawn'],
  ['05:30', 'dawn'],
  ['06:00', 'morning'],
  ['11:30', 'morning'],
  ['12:00', 'lunch'],
  ['15:30', 'lunch'],
  ['16:00', 'afternoon'],
  ['18:30', 'afternoon'],
  ['19:00', 'night'],
  ['23:30', 'night'],
])('%s belongs to the %s', (time, part) => {
  expect(partOfDay(time)).toBe(part);
});

test('times are grouped by part of the day in order, and empty parts are left out', () => {
  const slot = (time: string) => ({ time, instant: `2026-11-22T${time}:00.000Z`, isFull: false });
  expect(
    groupByPartOfDay(['13:00', '13:30', '20:00'].map(slot)).map(({ part, times }) => [
      part,
      times.map(({ time }) => time),
    ]),
  ).toEqual([
    ['lunch', ['13:00', '13:30']],
    ['night', ['20:00']],
  ]);
  expect(groupByPartOfDay([])).toEqual([]);
});
