import { expect, test } from 'vitest';
import { makeIndex, makePrice, makeProduct } from '../testing/make.ts';
import { type Availability, checkAvailability, type Moment, type UnavailableReason } from './check-availability.ts';
import type { DisabledItem, Product, StorePrice } from './menu.ts';

/** Saturday 21 November 2026, 13:00 in Santiago. */
const lunch = Date.parse('2026-11-21T16:00:00Z');
const moment: Moment = { now: lunch, timeZone: 'America/Santiago', dispatch: 'store_delivery', platform: 'web' };
const local = (time: string): Moment => ({ ...moment, now: Date.parse(`2026-11-21T${time}:00-03:00`) });

type Facts = { prices?: readonly StorePrice[]; disabled?: readonly DisabledItem[] };
const check = (rest: Partial<Product>, at: Partial<Moment> = {}, facts: Facts = {}): Availability => {
  const product = makeProduct(1, rest);
  return checkAvailability(product, makeIndex({ products: [product], ...facts }), { ...moment, ...at });
};
const available = { kind: 'available' };
const not = (reason: UnavailableReason, from: string | null = null) => ({ kind: 'unavailable', reason, from });

test('an ordinary product can be bought', () => {
  expect(check({})).toEqual(available);
});

test('what is not in the menu cannot be bought', () => {
  expect(checkAvailability(makeProduct(2), makeIndex({ products: [makeProduct(1)] }), moment)).toEqual(not('notInMenu'));
});

test('what is sold in another channel cannot be bought here', () => {
  expect(check({ platform: ['kiosk'] })).toEqual(not('platform'));
  expect(check({ platform: ['kiosk', 'web'] })).toEqual(available);
});

test('what is for pickup only is not delivered, and the other way round', () => {
  expect(check({ dispatchMethod: 'in_store' })).toEqual(not('dispatchMethod'));
  expect(check({ dispatchMethod: 'in_store' }, { dispatch: 'in_store' })).toEqual(available);
  expect(check({ dispatchMethod: 'store_delivery' }, { dispatch: 'in_store' })).toEqual(not('dispatchMethod'));
});

test('a product that is switched off says when it is back, and is back then', () => {
  const off = (endDate: string | null): Facts => ({ disabled: [{ deactivatableId: 1, deactivatableType: 'Product', endDate }] });
  expect(check({}, {}, off(null))).toEqual(not('disabled'));
  expect(check({}, {}, off('2026-11-21T16:00:01Z'))).toEqual(not('disabled', '2026-11-21T16:00:01Z'));
  expect(check({}, {}, off('2026-11-21T16:00:00Z'))).toEqual(available);
});

test('an option that is switched off with the same number does not switch off the product', () => {
  expect(check({}, {}, { disabled: [{ deactivatableId: 1, deactivatableType: 'Modifier', endDate: null }] })).toEqual(available);
});

test('sold out is sold out until the date it is back', () => {
  expect(check({}, {}, { prices: [makePrice(1, { stock: 1 })] })).toEqual(available);
  expect(check({}, {}, { prices: [makePrice(1, { stock: 0 })] })).toEqual(not('outOfStock'));
  const later = '2026-11-21T17:00:00Z';
  expect(check({}, {}, { prices: [makePrice(1, { stock: 0, withoutStockUntil: later })] })).toEqual(not('outOfStock', later));
  expect(check({}, { now: Date.parse(later) }, { prices: [makePrice(1, { stock: 0, withoutStockUntil: later })] })).toEqual(available);
});

test('a seasonal product is sold from its first instant to its last', () => {
  const season = { startDatetime: '2026-11-01T03:00:00Z', endDatetime: '2026-12-01T03:00:00Z' };
  expect(check(season, { now: Date.parse('2026-11-01T02:59:59Z') })).toEqual(not('notStarted', season.startDatetime));
  expect(check(season, { now: Date.parse('2026-11-01T03:00:00Z') })).toEqual(available);
  expect(check(season, { now: Date.parse('2026-12-01T03:00:00Z') })).toEqual(available);
  expect(check(season, { now: Date.parse('2026-12-01T03:00:01Z') })).toEqual(not('ended'));
});

test('a dish of the day is sold on its weekday, by the clock of the store', () => {
  expect(check({ availability: [1] })).toEqual(not('notToday'));
  const fridayNight = Date.parse('2026-11-21T02:30:00Z');
  expect(check({ availability: [5] }, { now: fridayNight })).toEqual(available);
  expect(check({ availability: [6] }, { now: fridayNight })).toEqual(not('notToday'));
});

test('a dish with hours is sold within them, and says when they begin', () => {
  const dish: Partial<Product> = {
    availabilityTime: {
      6: [
        ['12:00', '15:00'],
        ['19:00', '22:00'],
      ],
    },
  };
  expect(check(dish, local('11:59'))).toEqual(not('notYetToday', '12:00'));
  expect(check(dish, local('12:00'))).toEqual(available);
  expect(check(dish, local('14:59'))).toEqual(available);
  expect(check(dish, local('15:00'))).toEqual(not('notYetToday', '19:00'));
  expect(check(dish, local('22:00'))).toEqual(not('overForToday'));
});

test('a day without hours of its own is the whole day', () => {
  expect(check({ availabilityTime: { 0: [['12:00', '15:00']] } }, local('08:00'))).toEqual(available);
  expect(check({ availabilityTime: { 6: [] } }, local('08:00'))).toEqual(available);
});

test('hours to 23:59 hold the last minute of the day', () => {
  expect(check({ availabilityTime: { 6: [['19:00', '23:59']] } }, local('23:59'))).toEqual(available);
});

test('a future order is judged by its own time', () => {
  const dinner: Partial<Product> = { availabilityTime: { 6: [['19:00', '22:00']] } };
  expect(check(dinner).kind).toBe('unavailable');
  expect(check(dinner, local('20:00'))).toEqual(available);
});
