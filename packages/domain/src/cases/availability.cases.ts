import type { UnavailableReason } from '../menu/check-availability.ts';
import type { NextSaleTime } from '../menu/next-sale-time.ts';
import type { Product, StorePrice } from '../menu/menu.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * One product of the case store, and whether it can be bought. `at`: local time of the order,
 * `YYYY-MM-DD HH:mm`, by default Saturday 21 November 2026, 13:00. `wanted`: the requested time of
 * a future order. `off`: the end of being switched off, null for no end. `from`: the next time at
 * which it can be bought; null if absent.
 */
export type AvailabilityCase = {
  name: string;
  product?: Partial<Product>;
  price?: Partial<StorePrice>;
  off?: string | null;
  at?: string;
  requestedTime?: string;
  dispatch?: DispatchMethod;
  reason: UnavailableReason | null;
  from?: NextSaleTime | null;
};

const saturday = (time: string | null): NextSaleTime => ({
  date: '2026-11-21',
  weekday: 6,
  inDays: 0,
  time,
});
const sunday = (time: string | null): NextSaleTime => ({
  date: '2026-11-22',
  weekday: 0,
  inDays: 1,
  time,
});
const monday = (time: string | null): NextSaleTime => ({
  date: '2026-11-23',
  weekday: 1,
  inDays: 2,
  time,
});
const firstOfDecember = (time: string | null): NextSaleTime => ({
  date: '2026-12-01',
  weekday: 2,
  inDays: 10,
  time,
});

const dispatchMethods: readonly AvailabilityCase[] = [
  { name: 'an ordinary product can be bought', reason: null },
  {
    name: 'what is sold at the counter only is not sold on the web',
    product: { platform: ['kiosk'] },
    reason: 'platform',
  },
  { name: 'what is sold on the web too is', product: { platform: ['kiosk', 'web'] }, reason: null },
  {
    name: 'what is for pickup only is not delivered',
    product: { dispatchMethod: 'in_store' },
    reason: 'dispatchMethod',
  },
  {
    name: 'what is for pickup only is picked up',
    product: { dispatchMethod: 'in_store' },
    dispatch: 'in_store',
    reason: null,
  },
  {
    name: 'what is for delivery only is not picked up',
    product: { dispatchMethod: 'store_delivery' },
    dispatch: 'in_store',
    reason: 'dispatchMethod',
  },
];

const back = '2026-11-23T12:30:00-03:00';
const stock: readonly AvailabilityCase[] = [
  { name: 'switched off for good', off: null, reason: 'disabled' },
  { name: 'switched off until Monday', off: back, reason: 'disabled', from: monday('12:30') },
  { name: 'switched off until a minute ago', off: '2026-11-21T12:59:00-03:00', reason: null },
  { name: 'the last unit', price: { stock: 1 }, reason: null },
  { name: 'sold out', price: { stock: 0 }, reason: 'outOfStock' },
  {
    name: 'sold out until Monday',
    price: { stock: 0, withoutStockUntil: back },
    reason: 'outOfStock',
    from: monday('12:30'),
  },
  {
    name: 'sold out, and back since this minute',
    price: { stock: 0, withoutStockUntil: '2026-11-21T13:00:00-03:00' },
    reason: null,
  },
  {
    name: 'sold out now, but back by the time of a future order',
    price: { stock: 0, withoutStockUntil: back },
    requestedTime: '2026-11-23 13:00',
    reason: null,
  },
  {
    name: 'switched off now, but back by the time of a future order',
    off: back,
    requestedTime: '2026-11-23 13:00',
    reason: null,
  },
];

const december = {
  startDatetime: '2026-12-01T12:00:00-03:00',
  endDatetime: '2026-12-31T23:59:00-03:00',
};
const dates: readonly AvailabilityCase[] = [
  {
    name: 'a season that has not begun',
    product: december,
    reason: 'notStarted',
    from: firstOfDecember('12:00'),
  },
  { name: 'the first minute of a season', product: december, at: '2026-12-01 12:00', reason: null },
  { name: 'the last minute of a season', product: december, at: '2026-12-31 23:59', reason: null },
  { name: 'a season that is over', product: december, at: '2027-01-01 12:00', reason: 'ended' },
  {
    name: 'a future order in the season',
    product: december,
    requestedTime: '2026-12-02 13:00',
    reason: null,
  },
  {
    name: 'a future order after the season',
    product: december,
    requestedTime: '2027-01-02 13:00',
    reason: 'ended',
  },
  {
    name: 'three hours of cooking do not stop an order for as soon as possible',
    product: { cookingTime: 3 },
    reason: null,
  },
  {
    name: 'three hours of cooking, wanted in two',
    product: { cookingTime: 3 },
    requestedTime: '2026-11-21 15:00',
    reason: 'needsTime',
    from: saturday('16:35'),
  },
  {
    name: 'three hours of cooking, wanted at the door in three: the way is missing',
    product: { cookingTime: 3 },
    requestedTime: '2026-11-21 16:34',
    reason: 'needsTime',
    from: saturday('16:35'),
  },
  {
    name: 'three hours of cooking and the way after them',
    product: { cookingTime: 3 },
    requestedTime: '2026-11-21 16:35',
    reason: null,
  },
  {
    name: 'three hours of cooking, picked up in three and a quarter',
    product: { cookingTime: 3 },
    dispatch: 'in_store',
    requestedTime: '2026-11-21 16:15',
    reason: null,
  },
  {
    name: 'no cooking time, wanted sooner than the way: the times of the store say that',
    requestedTime: '2026-11-21 13:10',
    reason: null,
  },
  {
    name: 'a day of cooking, wanted tonight',
    product: { cookingTime: 1, cookingTimeType: 'day' },
    requestedTime: '2026-11-21 20:00',
    reason: 'needsTime',
    from: sunday('13:35'),
  },
  {
    name: 'a product made to order can be ordered',
    product: { deferred: true, cookingTime: 1, cookingTimeType: 'day' },
    reason: null,
  },
];

const twice: Product['availabilityTime'] = {
  6: [
    ['12:00', '15:00'],
    ['19:00', '22:00'],
  ],
};
const week: readonly AvailabilityCase[] = [
  {
    name: "Monday's dish on a Saturday",
    product: { availability: [1] },
    reason: 'notToday',
    from: monday(null),
  },
  {
    name: "Monday's dish for Monday",
    product: { availability: [1] },
    requestedTime: '2026-11-23 13:00',
    reason: null,
  },
  {
    name: "Monday's dish says from when on Monday",
    product: { availability: [1], availabilityTime: { 1: [['12:30', '16:00']] } },
    reason: 'notToday',
    from: monday('12:30'),
  },
  {
    name: 'a weekday by the clock of the store, not by that of Greenwich',
    product: { availability: [5] },
    at: '2026-11-20 23:30',
    reason: null,
  },
  {
    name: 'before its hours',
    product: { availabilityTime: twice },
    at: '2026-11-21 11:59',
    reason: 'notYetToday',
    from: saturday('12:00'),
  },
  {
    name: 'at the first minute of its hours',
    product: { availabilityTime: twice },
    at: '2026-11-21 12:00',
    reason: null,
  },
  {
    name: 'at the last minute of its hours',
    product: { availabilityTime: twice },
    at: '2026-11-21 14:59',
    reason: null,
  },
  {
    name: 'between two windows',
    product: { availabilityTime: twice },
    at: '2026-11-21 15:00',
    reason: 'notYetToday',
    from: saturday('19:00'),
  },
  {
    name: 'after its last hours, back the next day',
    product: { availabilityTime: twice },
    at: '2026-11-21 22:00',
    reason: 'overForToday',
    from: sunday(null),
  },
  {
    name: 'after its last hours on its only day, back in a week',
    product: { availability: [6], availabilityTime: twice },
    at: '2026-11-21 22:00',
    reason: 'overForToday',
    from: { date: '2026-11-28', weekday: 6, inDays: 7, time: '12:00' },
  },
  {
    name: 'after its last hours with its season ending today',
    product: { availabilityTime: twice, endDatetime: '2026-11-21T23:00:00-03:00' },
    at: '2026-11-21 22:00',
    reason: 'overForToday',
  },
  {
    name: 'wanted within its hours',
    product: { availabilityTime: twice },
    at: '2026-11-21 11:00',
    requestedTime: '2026-11-21 20:00',
    reason: null,
  },
  {
    name: 'a day without hours of its own',
    product: { availabilityTime: { 0: [['12:00', '15:00']] } },
    at: '2026-11-21 08:00',
    reason: null,
  },
  {
    name: 'the last minute of the day',
    product: { availabilityTime: { 6: [['19:00', '23:59']] } },
    at: '2026-11-21 23:59',
    reason: null,
  },
];

export const availabilityCases: readonly AvailabilityCase[] = [
  ...dispatchMethods,
  ...stock,
  ...dates,
  ...week,
];
