import { expect, test } from 'vitest';
import type { BusinessHours } from '../store/store.ts';
import { datesOfWeek } from './dates-of-week.ts';

const hours = (openingTime: string, closingTime: string) => ({
  openingTime,
  closingTime,
  dispatchMethod: 'in_store' as const,
  position: 0,
});
const everyDay = (openingTime: string, closingTime: string): BusinessHours[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, ...hours(openingTime, closingTime) }));

test('the week from today on has the hours that holidays have', () => {
  const week = datesOfWeek(
    {
      businessHours: everyDay('12:00:00', '22:00:00'),
      holidays: [
        { date: '2026-12-24', hours: [hours('10:00:00', '19:00:00')] },
        { date: '2026-12-25', hours: [] },
      ],
    },
    'in_store',
    '2026-12-23',
  );
  expect(week).toHaveLength(7);
  expect(week.slice(0, 3)).toEqual([
    { date: '2026-12-23', isHoliday: false, openings: [{ from: 720, to: 1_320 }] },
    { date: '2026-12-24', isHoliday: true, openings: [{ from: 600, to: 1_140 }] },
    { date: '2026-12-25', isHoliday: true, openings: [] },
  ]);
});

test('a night belongs to the date on which it began, also the last one of the week', () => {
  const night = [...everyDay('20:00:00', '23:59:59'), ...everyDay('00:00:00', '02:00:00')];
  const week = datesOfWeek({ businessHours: night, holidays: [] }, 'in_store', '2026-12-23');
  expect(new Set(week.map(({ openings }) => JSON.stringify(openings)))).toEqual(
    new Set(['[{"from":1200,"to":1560}]']),
  );
  const always = datesOfWeek(
    { businessHours: everyDay('00:00:00', '23:59:59'), holidays: [] },
    'in_store',
    '2026-12-23',
  );
  expect(always.map(({ openings }) => openings)).toEqual(
    Array.from({ length: 7 }, () => [{ from: 0, to: 1_440 }]),
  );
});
