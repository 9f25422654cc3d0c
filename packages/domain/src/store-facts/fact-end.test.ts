import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import type { BusinessHours, DispatchMethod } from '../store/store.ts';
import { weekdays } from '../hours/weekday.ts';
import { businessDayEnd, type FactEnd, factEndAt } from './fact-end.ts';

const hours = (
  openingTime: string,
  closingTime: string,
  dispatch: DispatchMethod,
): BusinessHours[] =>
  weekdays.map((day) => ({ day, openingTime, closingTime, dispatchMethod: dispatch, position: 0 }));
const both = (opens: string, closes: string): BusinessHours[] => [
  ...hours(opens, closes, 'store_delivery'),
  ...hours(opens, closes, 'in_store'),
];
const day = makeStore({ businessHours: both('11:00:00', '22:00:00') });
const night = makeStore({
  businessHours: [...both('00:00:00', '02:00:00'), ...both('18:00:00', '23:59:59')],
});
/** Saturday, 12:30 in Santiago (UTC-3). */
const noon = Date.parse('2026-11-21T15:30:00Z');
const endOf = (end: FactEnd, store = day, now = noon): string | null => {
  const at = factEndAt(end, store, now);
  return typeof at === 'number' ? new Date(at).toISOString() : at;
};

test('minutes count from the server’s clock, and a fact without an end stays until told otherwise', () => {
  expect(endOf({ kind: 'minutes', minutes: 30 })).toBe('2026-11-21T16:00:00.000Z');
  expect(endOf({ kind: 'open' })).toBeNull();
});

test('a business day ends at midnight, or when the night that goes on after it closes', () => {
  expect(new Date(businessDayEnd(day, noon)).toISOString()).toBe('2026-11-22T03:00:00.000Z');
  expect(new Date(businessDayEnd(night, noon)).toISOString()).toBe('2026-11-22T05:00:00.000Z');
  const afterMidnight = Date.parse('2026-11-22T04:00:00Z');
  expect(new Date(businessDayEnd(night, afterMidnight)).toISOString()).toBe(
    '2026-11-22T05:00:00.000Z',
  );
  const always = makeStore({ businessHours: both('00:00:00', '23:59:59') });
  expect(new Date(businessDayEnd(always, noon)).toISOString()).toBe('2026-11-22T03:00:00.000Z');
});

test('the next opening is the first of delivery and pickup after the business day, also over a holiday', () => {
  expect(endOf({ kind: 'opening' })).toBe('2026-11-22T14:00:00.000Z');
  expect(endOf({ kind: 'opening' }, night)).toBe('2026-11-22T21:00:00.000Z');
  const holiday = { ...day, holidays: [{ date: '2026-11-22', hours: [] }] };
  expect(endOf({ kind: 'opening' }, holiday)).toBe('2026-11-23T14:00:00.000Z');
});

test('a time is the next one that the store’s clock shows, and a date is its opening', () => {
  expect(endOf({ kind: 'time', time: '21:30' })).toBe('2026-11-22T00:30:00.000Z');
  expect(endOf({ kind: 'time', time: '12:30' })).toBe('2026-11-22T15:30:00.000Z');
  expect(endOf({ kind: 'date', date: '2026-11-25' })).toBe('2026-11-25T14:00:00.000Z');
});

test('an end that is past, does not exist or is months ahead is invalid', () => {
  for (const end of [
    { kind: 'at', at: '2026-11-21T15:30:00Z' },
    { kind: 'at', at: 'tomorrow' },
    { kind: 'date', date: '2026-11-21' },
    { kind: 'date', date: '2026-02-30' },
    { kind: 'date', date: '2027-11-25' },
  ] as const)
    expect(endOf(end), JSON.stringify(end)).toBe('invalid');
});
