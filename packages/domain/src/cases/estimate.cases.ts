import type { TimedProduct } from '../slots/estimate.ts';
import { makeHours } from '../testing/make.ts';
import type { DispatchMethod, Store } from '../store/store.ts';

/**
 * An order for as soon as possible, and its estimate. `at`: instant of the order (ISO), by default
 * Saturday 21 November 2026, 13:00 in Santiago. `expected`: local time of arrival or pickup,
 * `YYYY-MM-DD HH:mm`; null: the restaurant confirms it. `minutes`: the number of minutes that the
 * page shows. `ready`: local time at which the food is ready, by default `expected`. The store
 * opens every day from 12:00 to 23:00 and needs 15 minutes for pickup, 35 for delivery (45 in the
 * zone of the case's place).
 */
export type EstimateCase = {
  name: string;
  store?: Partial<Store>;
  products?: readonly Partial<TimedProduct>[];
  at?: string;
  dispatch?: DispatchMethod;
  expected: string | null;
  ready?: string;
  minutes?: number;
};

const hours = (cookingTime: number): Partial<TimedProduct> => ({ cookingTime });
const days = (cookingTime: number): Partial<TimedProduct> => ({
  cookingTime,
  cookingTimeType: 'day',
});
const toOrder: Partial<TimedProduct> = { deferred: true };

const usual: readonly EstimateCase[] = [
  { name: 'a pickup takes the usual wait', expected: '2026-11-21 13:15', minutes: 15 },
  {
    name: 'a delivery takes the wait of its zone',
    dispatch: 'store_delivery',
    expected: '2026-11-21 13:45',
    ready: '2026-11-21 13:15',
    minutes: 45,
  },
  {
    name: 'a busy store takes longer',
    store: { busyMinutes: 20 },
    expected: '2026-11-21 13:35',
    minutes: 35,
  },
  {
    name: 'a busy kitchen, and the way as ever',
    store: { busyMinutes: 20 },
    dispatch: 'store_delivery',
    expected: '2026-11-21 14:05',
    ready: '2026-11-21 13:35',
    minutes: 65,
  },
  {
    name: 'what is ordered just before closing is made all the same',
    at: '2026-11-21T22:55:00-03:00',
    expected: '2026-11-21 23:10',
    minutes: 15,
  },
];

const slow: readonly EstimateCase[] = [
  { name: 'three hours of cooking', products: [{}, hours(3)], expected: '2026-11-21 16:00' },
  {
    name: 'three hours of cooking, and the way after them',
    products: [hours(3), hours(1)],
    dispatch: 'store_delivery',
    expected: '2026-11-21 16:30',
    ready: '2026-11-21 16:00',
  },
  {
    name: 'an hour of cooking in a kitchen that is busier than that',
    products: [hours(1)],
    store: { busyMinutes: 60 },
    expected: '2026-11-21 14:15',
    minutes: 75,
  },
  { name: 'two days of cooking', products: [days(2)], expected: '2026-11-23 13:00' },
  {
    name: 'two days of cooking, delivered',
    products: [days(2)],
    dispatch: 'store_delivery',
    expected: '2026-11-23 13:30',
    ready: '2026-11-23 13:00',
  },
  {
    name: 'a store that is faster at the door than at the counter',
    products: [hours(2)],
    store: { pickUpWaitTime: 60 },
    dispatch: 'store_delivery',
    expected: '2026-11-21 15:00',
  },
];

const closed: readonly EstimateCase[] = [
  {
    name: 'ready after closing: a wait after the next opening',
    at: '2026-11-21T21:00:00-03:00',
    products: [hours(3)],
    expected: '2026-11-22 12:15',
  },
  {
    name: 'ready just after opening: a wait after it',
    at: '2026-11-21T12:05:00-03:00',
    products: [days(1)],
    expected: '2026-11-22 12:15',
  },
  {
    name: 'ready on a day on which the store does not work',
    store: { businessHours: makeHours('12:00:00', '23:00:00', [6, 2]) },
    products: [days(2)],
    expected: '2026-11-24 12:15',
  },
  {
    name: 'ready on a holiday',
    store: { holidays: [{ date: '2026-11-23', hours: [] }] },
    products: [days(2)],
    expected: '2026-11-24 12:15',
  },
  {
    name: 'an opening that is shorter than the wait is passed over',
    store: {
      businessHours: [
        ...makeHours('12:00:00', '23:00:00', [6]),
        ...makeHours('12:00:00', '12:10:00', [1]),
        ...makeHours('18:00:00', '20:00:00', [2]),
      ],
    },
    products: [days(2)],
    expected: '2026-11-24 18:15',
  },
  {
    name: 'a night past midnight is one opening',
    store: {
      businessHours: [...makeHours('18:00:00', '23:59:59'), ...makeHours('00:00:00', '02:00:00')],
    },
    at: '2026-11-21T22:30:00-03:00',
    products: [hours(3)],
    expected: '2026-11-22 01:30',
  },
  {
    name: 'a store that never closes',
    store: { businessHours: makeHours('00:00:00', '23:59:59') },
    at: '2026-11-21T22:30:00-03:00',
    products: [days(3)],
    expected: '2026-11-24 22:30',
  },
  {
    name: 'a store that does not open again names no time',
    store: { businessHours: [], holidays: [] },
    products: [days(2)],
    expected: null,
  },
];

const madeToOrder: readonly EstimateCase[] = [
  { name: 'made to order: the restaurant says when', products: [toOrder], expected: null },
  {
    name: 'one dish of the cart is made to order',
    products: [{}, { ...days(2), ...toOrder }],
    dispatch: 'store_delivery',
    expected: null,
  },
];

const always = { businessHours: makeHours('00:00:00', '23:59:59') };
const clocks: readonly EstimateCase[] = [
  {
    name: 'two days over the night without a midnight are 48 hours',
    store: always,
    at: '2026-09-05T20:30:00-04:00',
    products: [days(2)],
    expected: '2026-09-07 21:30',
  },
  {
    name: 'two days over the night with two elevens are 48 hours',
    store: always,
    at: '2026-04-04T12:00:00-03:00',
    products: [days(2)],
    expected: '2026-04-06 11:00',
  },
  {
    name: 'ready before an opening at a midnight that does not exist: a wait after the clock jumped',
    store: {
      businessHours: [
        ...makeHours('12:00:00', '23:00:00', [6]),
        ...makeHours('00:00:00', '03:00:00', [0]),
      ],
    },
    at: '2026-09-05T22:30:00-04:00',
    products: [hours(1)],
    expected: '2026-09-06 01:15',
  },
  {
    name: 'the second pass of a repeated hour is later than the first',
    store: always,
    at: '2026-04-04T22:30:00-03:00',
    products: [hours(1)],
    expected: '2026-04-04 23:30',
  },
];

/**
 * One test runs these cases on the domain functions, another on the server over HTTP.
 * Decision 0021.
 */
export const estimateCases: readonly EstimateCase[] = [
  ...usual,
  ...slow,
  ...closed,
  ...madeToOrder,
  ...clocks,
];
