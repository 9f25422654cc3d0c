import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endMinuteOf, formatClock, minuteOf, weekdayOf, zonedTime } from './zoned-time.ts';

/** Converts another instant first, because `zonedTime` caches the last minute of a zone. */
const clockOf = (instant: string, zone: string): string => {
  zonedTime(0, zone);
  const { date, minute } = zonedTime(Date.parse(instant), zone);
  return `${date} ${formatClock(minute)}`;
};

describe.each(['with Temporal', 'without Temporal'])('%s', (name) => {
  beforeAll(() => void (name === 'with Temporal' || vi.stubGlobal('Temporal', undefined)));
  afterAll(() => void vi.unstubAllGlobals());

  test.each([
    // The night to 6 September 2026 has no 00:00 to 01:00 in Santiago.
    ['2026-09-06T03:59:00Z', 'America/Santiago', '2026-09-05 23:59'],
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06 01:00'],
    // On 4 April 2026 it is 23:00 to 24:00 twice.
    ['2026-04-05T02:30:00Z', 'America/Santiago', '2026-04-04 23:30'],
    ['2026-04-05T03:30:00Z', 'America/Santiago', '2026-04-04 23:30'],
    ['2026-04-05T04:00:00Z', 'America/Santiago', '2026-04-05 00:00'],
    ['2027-04-04T02:30:00Z', 'America/Santiago', '2027-04-03 23:30'],
    ['2027-04-04T03:30:00Z', 'America/Santiago', '2027-04-03 23:30'],
    ['2027-09-05T04:00:00Z', 'America/Santiago', '2027-09-05 01:00'],
    // Punta Arenas and Coyhaique do not change their clocks.
    ['2026-06-15T15:00:00Z', 'America/Punta_Arenas', '2026-06-15 12:00'],
    ['2026-06-15T15:00:00Z', 'America/Coyhaique', '2026-06-15 12:00'],
    // Mexico City and Guatemala do not change, Tijuana does.
    ['2026-07-01T18:00:00Z', 'America/Mexico_City', '2026-07-01 12:00'],
    ['2026-12-01T18:00:00Z', 'America/Mexico_City', '2026-12-01 12:00'],
    ['2026-07-01T18:00:00Z', 'America/Tijuana', '2026-07-01 11:00'],
    ['2026-12-01T18:00:00Z', 'America/Tijuana', '2026-12-01 10:00'],
    ['2026-07-01T18:00:00Z', 'America/Guatemala', '2026-07-01 12:00'],
    // Midnight is 00:00 of the new day, never 24:00 of the old one.
    ['2026-11-22T03:00:00Z', 'America/Santiago', '2026-11-22 00:00'],
  ])('%s in %s is %s', (instant, zone, local) => {
    expect(clockOf(instant, zone)).toBe(local);
  });
});

test('the weekday follows the store’s time zone, not UTC', () => {
  expect(zonedTime(Date.parse('2026-11-22T02:59:00Z'), 'America/Santiago').weekday).toBe(6);
  expect(zonedTime(Date.parse('2026-11-22T03:00:00Z'), 'America/Santiago').weekday).toBe(0);
});

test('the weekday of a date follows the calendar, in leap years too', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (day) => {
        expect(weekdayOf(day.toISOString().slice(0, 10))).toBe(day.getUTCDay());
      },
    ),
  );
});

test("the day's last second is its end", () => {
  expect(minuteOf('23:59:59')).toBe(1_440);
  expect(minuteOf('23:59')).toBe(1_439);
  expect(minuteOf('00:00')).toBe(0);
  expect(minuteOf('09:30:00')).toBe(570);
});

test('a window that ends at 23:59 or 00:00 lasts to the end of the day', () => {
  for (const time of ['23:59', '23:59:00', '23:59:59', '00:00', '00:00:00'])
    expect(endMinuteOf(time)).toBe(1_440);
  expect(endMinuteOf('23:58')).toBe(1_438);
  expect(endMinuteOf('00:01')).toBe(1);
});

test('a clock time has two-digit parts, and the end of the day is 00:00', () => {
  expect(formatClock(0)).toBe('00:00');
  expect(formatClock(545)).toBe('09:05');
  expect(formatClock(1_439)).toBe('23:59');
  expect(formatClock(1_440)).toBe('00:00');
});
