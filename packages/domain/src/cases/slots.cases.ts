import type { Weekday } from '../hours/weekday.ts';
import type { BusinessHours, Holiday } from '../store/store.ts';
import { makeHours } from '../testing/make.ts';
import { clockChangeCases } from './clock-changes.cases.ts';
import type { SlotCase } from './slot-case.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const monday = '2026-11-23';
const noWait = { pickUpWaitTime: 0 };
const hours = (
  opening: string,
  closing: string,
  days?: readonly Weekday[],
): readonly BusinessHours[] =>
  makeHours(`${opening}:00`, closing === '24:00' ? '23:59:59' : `${closing}:00`, days);
const nights = [...hours('18:00', '24:00'), ...hours('00:00', '02:00')];
const holiday = (date: string, ...windows: readonly BusinessHours[]): Holiday => ({
  date,
  hours: windows.map(({ day: _, ...rest }) => rest),
});

const openings: readonly SlotCase[] = [
  {
    name: 'pickup begins a quarter of an hour after now, and after opening',
    times: { [today]: '13:30-22:30', [tomorrow]: '12:30-22:30' },
  },
  {
    name: 'delivery begins when food that is ordered now, or at the opening, can be at the door',
    dispatch: 'store_delivery',
    times: { [today]: '14:00-22:30', [tomorrow]: '13:00-22:30' },
  },
  {
    name: 'a busy store needs longer today, and its usual time tomorrow',
    store: { busyMinutes: 50 },
    times: { [today]: '14:30-22:30', [tomorrow]: '12:30-22:30' },
  },
  {
    name: 'a busy store that delivers: the way and its minutes today, the way alone tomorrow',
    dispatch: 'store_delivery',
    store: { busyMinutes: 40 },
    times: { [today]: '14:30-22:30', [tomorrow]: '13:00-22:30' },
  },
  {
    name: 'a busy store that is about to open needs its minutes from now',
    at: '2026-11-21T11:50:00-03:00',
    store: { busyMinutes: 50 },
    times: { [today]: '13:00-22:30', [tomorrow]: '12:30-22:30' },
  },
  {
    name: ':15 opens at :30 and closes at :00',
    store: { ...noWait, businessHours: hours('12:15', '15:15') },
    times: { [tomorrow]: '12:30-14:30' },
  },
  {
    name: ':45 opens at the hour and closes at :30',
    store: { ...noWait, businessHours: hours('12:45', '15:45') },
    times: { [tomorrow]: '13:00-15:00' },
  },
  {
    name: 'an opening at :15 counts as half past, and the wait comes after it',
    store: { businessHours: hours('12:15', '15:00') },
    times: { [tomorrow]: '13:00-14:30' },
  },
  {
    name: 'noon and evening are two openings, in whichever order they are written down',
    store: { businessHours: [...hours('19:00', '23:00'), ...hours('12:00', '16:00')] },
    times: { [tomorrow]: '12:30-15:30,19:30-22:30' },
  },
  {
    name: 'an hour that holds no whole slot has none',
    store: { ...noWait, businessHours: hours('12:15', '12:45') },
    times: { [tomorrow]: '' },
  },
  {
    name: 'a night past midnight is one opening',
    store: { businessHours: nights },
    times: { [tomorrow]: '00:00-01:30,18:30-23:30' },
  },
  {
    name: 'a night to the end of its day ends there when the next day is closed',
    store: { businessHours: hours('18:00', '24:00', [6]) },
    times: { [today]: '18:30-23:30', [tomorrow]: '', [monday]: '' },
  },
  {
    name: 'a night that closes at half past eleven opens again at midnight',
    store: { businessHours: [...hours('18:00', '23:30'), ...hours('00:00', '02:00')] },
    times: { [tomorrow]: '00:30-01:30,18:30-23:00' },
  },
  {
    name: 'a store that never closes serves at every half hour',
    store: { businessHours: hours('00:00', '24:00') },
    times: { [today]: '13:30-23:30', [tomorrow]: '00:00-23:30', '2026-11-27': '00:00-23:30' },
  },
  {
    name: 'delivery hours are not pickup hours',
    store: {
      ...noWait,
      businessHours: hours('12:00', '14:00').filter(
        ({ dispatchMethod }) => dispatchMethod === 'store_delivery',
      ),
    },
    times: { [tomorrow]: '' },
  },
  {
    name: 'a day on which it does not work is there without a time',
    store: { businessHours: hours('12:00', '15:00', [6, 1]) },
    times: { [today]: '13:30-14:30', [tomorrow]: '', [monday]: '12:30-14:30' },
  },
];

const exceptions: readonly SlotCase[] = [
  {
    name: 'a holiday without hours is closed',
    store: { holidays: [holiday(tomorrow)] },
    times: { [tomorrow]: '', [monday]: '12:30-22:30' },
  },
  {
    name: 'a holiday with hours of its own keeps them',
    store: { holidays: [holiday(tomorrow, ...hours('18:00', '20:00', [0]))] },
    times: { [tomorrow]: '18:30-19:30' },
  },
  {
    name: 'the night before a holiday ends at midnight',
    store: { businessHours: nights, holidays: [holiday(tomorrow)] },
    times: { [today]: '18:30-23:30', [tomorrow]: '', [monday]: '00:30-01:30,18:30-23:30' },
  },
  {
    name: 'a holiday that is open past midnight joins the nights beside it',
    store: {
      businessHours: nights,
      holidays: [
        holiday(tomorrow, ...hours('00:00', '04:00', [0]), ...hours('20:00', '24:00', [0])),
      ],
    },
    times: {
      [today]: '18:30-23:30',
      [tomorrow]: '00:00-03:30,20:30-23:30',
      [monday]: '00:00-01:30,18:30-23:30',
    },
  },
  {
    name: 'a holiday that opens later in the night begins with a wait of its own',
    store: {
      businessHours: nights,
      holidays: [holiday(tomorrow, ...hours('01:00', '03:00', [0]))],
    },
    times: {
      [today]: '18:30-23:30',
      [tomorrow]: '01:30-02:30',
      [monday]: '00:30-01:30,18:30-23:30',
    },
  },
  {
    name: 'a holiday of the pickup alone closes the delivery',
    dispatch: 'store_delivery',
    store: {
      holidays: [
        holiday(
          tomorrow,
          ...hours('18:00', '20:00', [0]).filter(
            ({ dispatchMethod }) => dispatchMethod === 'in_store',
          ),
        ),
      ],
    },
    times: { [tomorrow]: '', [monday]: '13:00-22:30' },
  },
  {
    name: 'a pause that ends inside a half hour',
    store: { pausedUntil: '2026-11-21T15:10:00-03:00' },
    times: { [today]: '15:30-22:30' },
  },
  {
    name: 'a pause that ends too late in a half hour for the food to be ready',
    store: { pausedUntil: '2026-11-21T15:20:00-03:00' },
    times: { [today]: '16:00-22:30' },
  },
  {
    name: 'a pause of a busy store',
    store: { pausedUntil: '2026-11-21T15:00:00-03:00', busyMinutes: 20 },
    times: { [today]: '16:00-22:30' },
  },
  {
    name: 'a pause that ends before the store opens changes nothing then',
    store: { pausedUntil: '2026-11-22T11:00:00-03:00' },
    times: { [today]: '', [tomorrow]: '12:30-22:30' },
  },
  {
    name: 'a pause puts off the first time',
    store: { pausedUntil: '2026-11-21T16:00:00-03:00' },
    times: { [today]: '16:30-22:30' },
  },
  {
    name: 'a pause into the next day',
    store: { pausedUntil: '2026-11-22T15:00:00-03:00' },
    times: { [today]: '', [tomorrow]: '15:30-22:30' },
  },
  {
    name: 'a pause that is over changes nothing',
    store: { pausedUntil: '2026-11-21T12:59:00-03:00' },
    times: { [today]: '13:30-22:30' },
  },
  {
    name: 'switched off for now, it takes orders for later',
    store: { pickUpOpen: false },
    times: { [today]: '13:30-22:30' },
  },
  {
    name: 'without future orders there is no time',
    store: { futureOrdersEnabled: false },
    times: { [today]: '', [tomorrow]: '' },
  },
  {
    name: 'a store that only delivers has no time for pickup',
    store: { orderMethod: 'store_delivery' },
    times: { [tomorrow]: '' },
  },
  {
    name: 'a store that takes nothing has no time',
    store: { orderMethod: 'neither' },
    times: { [tomorrow]: '' },
  },
  {
    name: 'a store that is paid at the door alone has no time: an order for later is paid online',
    store: { paymentMethods: ['cash', 'card'] },
    times: { [today]: '', [tomorrow]: '' },
  },
  {
    name: 'a store whose last payment failed keeps its times',
    store: { subscription: 'failed_payment' },
    times: { [tomorrow]: '12:30-22:30' },
  },
  {
    name: 'an inactive store has no time',
    store: { subscription: 'inactive' },
    times: { [tomorrow]: '' },
  },
  {
    name: 'a suspended store has no time',
    store: { subscription: 'suspended' },
    times: { [tomorrow]: '' },
  },
];

const products: readonly SlotCase[] = [
  {
    name: 'a product that needs three hours',
    products: [{ cookingTime: 3 }],
    times: { [today]: '16:30-22:30', [tomorrow]: '12:30-22:30' },
  },
  {
    name: 'a product that needs two days',
    products: [{}, { cookingTime: 2, cookingTimeType: 'day' }],
    times: { [today]: '', [tomorrow]: '', [monday]: '13:30-22:30' },
  },
  {
    name: 'a product that is sold from a date on, to another',
    products: [
      { startDatetime: '2026-11-22T18:00:00-03:00', endDatetime: '2026-11-23T13:00:00-03:00' },
    ],
    times: { [today]: '', [tomorrow]: '18:00-22:30', [monday]: '12:30-13:00', '2026-11-24': '' },
  },
  {
    name: 'what two products have in common',
    products: [
      { availabilityTime: { 0: [['12:00', '15:10']] } },
      { availabilityTime: { 0: [['14:00', '18:00']] }, availability: [0, 1] },
    ],
    times: { [today]: '', [tomorrow]: '14:00-15:00', [monday]: '12:30-22:30' },
  },
  {
    name: 'a product that no time suits is named, and the others keep their times',
    products: [
      {},
      { dispatchMethod: 'store_delivery' },
      { cookingTime: 9, cookingTimeType: 'day' },
      { endDatetime: '2026-11-20T12:00:00Z' },
    ],
    times: { [tomorrow]: '12:30-22:30' },
    unavailable: [1, 2, 3],
  },
];

/**
 * One test runs these cases on the domain functions, another on the server over HTTP.
 * docs/rules/times.md#half-hour-slots.
 */
export const slotCases: readonly SlotCase[] = [
  ...openings,
  ...exceptions,
  ...products,
  ...clockChangeCases,
];
