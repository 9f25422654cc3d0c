import { expect, test } from 'vitest';
import type { BusinessHours } from '../store/store.ts';
import type { Weekday } from './weekday.ts';
import { weekHours } from './week-hours.ts';

const open = (day: Weekday, openingTime: string, closingTime: string): BusinessHours => ({
  day,
  openingTime,
  closingTime,
  dispatchMethod: 'in_store',
  position: 0,
});

test('days with equal hours are together from Monday on, and the others are closed', () => {
  const hours = ([2, 3, 4] as const).map((day) => open(day, '12:00:00', '22:30:00'));
  expect(weekHours([...hours, open(0, '13:00:00', '17:00:00')], 'in_store')).toEqual([
    { days: [1, 5, 6], openings: [] },
    { days: [2, 3, 4], openings: [{ from: 720, to: 1_350 }] },
    { days: [0], openings: [{ from: 780, to: 1_020 }] },
  ]);
  expect(weekHours(hours, 'store_delivery')).toEqual([
    { days: [1, 2, 3, 4, 5, 6, 0], openings: [] },
  ]);
});

test('a night belongs to its evening, and a store that never closes is open all of each day', () => {
  const night = [open(5, '20:00:00', '23:59:59'), open(6, '00:00:00', '02:00:00')];
  expect(weekHours(night, 'in_store')[1]).toEqual({
    days: [5],
    openings: [{ from: 1_200, to: 1_560 }],
  });
  const always = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => open(day, '00:00:00', '23:59:59'));
  expect(weekHours(always, 'in_store')).toEqual([
    { days: [1, 2, 3, 4, 5, 6, 0], openings: [{ from: 0, to: 1_440 }] },
  ]);
});
