import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Weekday } from './weekday.ts';
import type { BusinessHours } from '../store/store.ts';
import { makeHours } from '../testing/make.ts';
import { weekMinutes } from './join-windows.ts';
import { coversWeekMinute, splitWeekMinute, weekWindows } from './week-windows.ts';
import { formatClock } from './zoned-time.ts';

const hours = (day: Weekday, openingTime: string, closingTime: string): BusinessHours => ({
  day,
  openingTime,
  closingTime,
  dispatchMethod: 'in_store',
  position: 0,
});

test('Friday until the end of the day and Saturday from 00:00 are one window', () => {
  const windows = weekWindows(
    [hours(5, '18:00:00', '23:59:59'), hours(6, '00:00:00', '02:00:00')],
    'in_store',
  );
  expect(windows).toEqual([{ from: 5 * 1_440 + 1_080, to: 6 * 1_440 + 120 }]);
});

test('a Saturday night window continues on Sunday, over the end of the week', () => {
  const windows = weekWindows(
    [
      hours(6, '18:00:00', '23:59:59'),
      hours(0, '00:00:00', '02:00:00'),
      hours(3, '12:00:00', '15:00:00'),
    ],
    'in_store',
  );
  expect(windows).toEqual([
    { from: 3 * 1_440 + 720, to: 3 * 1_440 + 900 },
    { from: 6 * 1_440 + 1_080, to: weekMinutes + 120 },
  ]);
});

test('a pause of one minute keeps two windows apart', () => {
  expect(
    weekWindows([hours(5, '18:00:00', '23:59:59'), hours(6, '00:01:00', '02:00:00')], 'in_store'),
  ).toHaveLength(2);
});

test('opening around the clock every day is one window of a week', () => {
  expect(weekWindows(makeHours('00:00:00', '23:59:59'), 'in_store')).toEqual([
    { from: 0, to: weekMinutes },
  ]);
});

test('delivery hours and pickup hours are separate', () => {
  expect(weekWindows([hours(1, '12:00:00', '20:00:00')], 'store_delivery')).toEqual([]);
});

/**
 * Windows of a day that the import accepts: they open before they close; 1440 stands for the end of
 * the day.
 */
const dayWindow = fc
  .tuple(
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 0, max: 1_438 }),
    fc.integer({ min: 1, max: 1_440 }),
  )
  .filter(([, from, to]) => from < to)
  .map(([day, from, to]) => ({ day: day as Weekday, from, to }));

test('joined windows cover exactly the minutes of the given ones, and never touch each other', () => {
  fc.assert(
    fc.property(fc.array(dayWindow, { maxLength: 8 }), (given) => {
      const raw = given.map(({ day, from, to }) =>
        hours(day, `${formatClock(from)}:00`, to >= 1_439 ? '23:59:59' : `${formatClock(to)}:00`),
      );
      const joined = weekWindows(raw, 'in_store');
      for (let at = 0; at < weekMinutes; at += 1) {
        const { weekday, minute } = splitWeekMinute(at);
        const isGiven = given.some(
          ({ day, from, to }) => day === weekday && minute >= from && (minute < to || to >= 1_439),
        );
        const times = joined.filter((window) => coversWeekMinute(window, at)).length;
        if (times !== (isGiven ? 1 : 0))
          throw new Error(`minute ${at}: given ${isGiven}, covered ${times} times`);
      }
      const edges = joined.map(({ to }) => to % weekMinutes);
      const isWholeWeek =
        joined.length === 1 && joined[0]?.to === weekMinutes && joined[0].from === 0;
      if (!isWholeWeek) expect(joined.some(({ from }) => edges.includes(from))).toBe(false);
    }),
    { numRuns: 60 },
  );
});
