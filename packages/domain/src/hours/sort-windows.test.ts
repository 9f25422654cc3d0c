import { expect, test } from 'vitest';
import { sortWeek, sortWindows } from './sort-windows.ts';

const window = (openingTime: string, position = 0, day = 1) => ({ day, openingTime, position });
const read = (windows: readonly { day: number; openingTime: string }[]) =>
  windows.map(({ day, openingTime }) => `${day} ${openingTime}`);

test('windows without a position are sorted by their beginnings', () => {
  expect(read(sortWindows([window('19:00:00'), window('12:00:00')]))).toEqual([
    '1 12:00:00',
    '1 19:00:00',
  ]);
});

test('windows with a position come first', () => {
  expect(read(sortWindows([window('12:00:00', 2), window('19:00:00', 1)]))).toEqual([
    '1 19:00:00',
    '1 12:00:00',
  ]);
});

test('a week is sorted by day, with any positions', () => {
  expect(
    read(sortWeek([window('12:00:00', 1, 2), window('19:00:00', 2, 0), window('12:00:00', 3, 0)])),
  ).toEqual(['0 19:00:00', '0 12:00:00', '2 12:00:00']);
});
