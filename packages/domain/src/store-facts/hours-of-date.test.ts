import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import { makeStore } from '../testing/make.ts';
import { changedHours, hoursOfDate } from './hours-of-date.ts';

const window = (openingTime: string, closingTime: string, dispatchMethod: DispatchMethod) => ({
  openingTime,
  closingTime,
  dispatchMethod,
  position: 0,
});
/** A Saturday; delivery has a break. */
const saturday = '2026-11-21';
const store = makeStore({
  orderMethod: 'both',
  businessHours: [
    { day: 6, ...window('12:00:00', '16:00:00', 'store_delivery') },
    { day: 6, ...window('19:00:00', '23:00:00', 'store_delivery'), position: 1 },
    { day: 6, ...window('11:00:00', '23:00:00', 'in_store') },
  ],
  holidays: [{ date: '2026-12-25', hours: [] }],
});
const spans = (date: string, opens: string, closes: string) =>
  changedHours(store, date, { opens, closes })?.map(
    (each) =>
      `${each.dispatchMethod} ${each.openingTime.slice(0, 5)}-${each.closingTime.slice(0, 5)}`,
  );

test('closing earlier keeps the break of the day, and the other method closes too', () => {
  expect(spans(saturday, '11:00', '21:00')).toEqual([
    'store_delivery 11:00-16:00',
    'store_delivery 19:00-21:00',
    'in_store 11:00-21:00',
  ]);
  expect(spans(saturday, '12:00', '15:00')).toEqual([
    'store_delivery 12:00-15:00',
    'in_store 12:00-15:00',
  ]);
});

test('opening earlier and closing at midnight stretch the first and the last window', () => {
  expect(spans(saturday, '09:00', '00:00')).toEqual([
    'store_delivery 09:00-16:00',
    'store_delivery 19:00-23:59',
    'in_store 09:00-23:59',
  ]);
});

test('a day without hours gets one window of each method, and a closing before the opening is none', () => {
  expect(hoursOfDate(store, '2026-11-22')).toEqual([]);
  expect(spans('2026-11-22', '12:00', '20:00')).toEqual([
    'store_delivery 12:00-20:00',
    'in_store 12:00-20:00',
  ]);
  expect(changedHours(store, saturday, { opens: '20:00', closes: '19:00' })).toBeNull();
});

test('the hours of a date are its holiday’s, else its weekday’s', () => {
  expect(hoursOfDate(store, saturday)).toHaveLength(3);
  expect(hoursOfDate(store, '2026-12-25')).toEqual([]);
});
