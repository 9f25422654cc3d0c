import { minuteMs } from '../duration.ts';
import type { StoreId } from '../ids.ts';
import { makeHours, makeStore } from '../testing/make.ts';
import { expect, test } from 'vitest';
import { rankDeliveryStores } from './rank-delivery-stores.ts';
import type { Store } from './store.ts';

/** Saturday 21 November 2026, 20:00 in Santiago; the ordinary store is open from 12:00 to 23:00. */
const now = Date.parse('2026-11-21T23:00:00Z');
const point = { latitude: -33.4539, longitude: -70.6149 };

const store = (name: string, metresNorth: number, rest: Partial<Store> = {}): Store =>
  makeStore({
    id: metresNorth as StoreId,
    name,
    latitude: point.latitude + metresNorth / 111_195,
    ...rest,
  });
const near = (rest: Partial<Store> = {}): Store => store('near', 10, rest);
const middle = (rest: Partial<Store> = {}): Store => store('middle', 200, rest);
const far = (rest: Partial<Store> = {}): Store => store('far', 900, rest);

const ranked = (stores: readonly Store[], requestedTime: string | null = null): string[] =>
  rankDeliveryStores(stores, point, {
    now,
    requestedTime: requestedTime === null ? null : Date.parse(requestedTime),
    days: 3,
  }).map(({ store: { name } }) => name);

const opensAt = (time: string): Partial<Store> => ({ businessHours: makeHours(time, '23:59:00') });
const paused: Partial<Store> = { pausedUntil: new Date(now + 30 * minuteMs).toISOString() };

test('of the stores that are open now the nearest delivers', () => {
  expect(ranked([far(), middle(), near()])).toEqual(['near', 'middle', 'far']);
});

test.each([
  ['closed by its hours', opensAt('21:00:00')],
  ['paused', paused],
  ['without delivery for now', { deliveryOpen: false }],
  ['closed for today', { holidays: [{ date: '2026-11-21', hours: [] }] }],
])('a nearest store that is %s leaves the address to the next one', (_, rest) => {
  expect(ranked([near(rest), middle(), far()])[0]).toBe('middle');
});

test('if no store is open, the one that opens first delivers, the nearer one in a tie', () => {
  const stores = [near(opensAt('21:30:00')), middle(opensAt('21:00:00')), far(paused)];
  expect(ranked(stores)).toEqual(['far', 'middle', 'near']);
  expect(ranked([middle(opensAt('21:00:00')), near(opensAt('21:00:00'))])[0]).toBe('near');
});

test('a store of which nobody knows when it opens comes last, unless only it takes future orders', () => {
  const off = { deliveryOpen: false };
  expect(ranked([near(off), middle(opensAt('21:00:00'))])).toEqual(['middle', 'near']);
  expect(ranked([near({ ...off, futureOrdersEnabled: false }), middle(off)])[0]).toBe('middle');
});

test('for a requested time the nearest store with that slot delivers, whether it is open now or not', () => {
  const tomorrowAtTen = '2026-11-22T13:00:00Z';
  const early = opensAt('08:00:00');
  expect(ranked([near(), middle(early), far(early)], tomorrowAtTen)[0]).toBe('middle');
  expect(ranked([near({ ...early, ...paused }), middle(early)], tomorrowAtTen)[0]).toBe('near');
  expect(
    ranked([near({ ...early, futureOrdersEnabled: false }), middle(early)], tomorrowAtTen)[0],
  ).toBe('middle');
});

test('a time beyond the days of the brand has no store, so that the present decides', () => {
  expect(ranked([near(opensAt('21:00:00')), middle()], '2026-11-26T18:00:00Z')[0]).toBe('middle');
});

test('stores that do not cover the address, or are blocked, are not in the list', () => {
  expect(
    ranked([near({ subscription: 'suspended' }), middle({ deliveryZones: [] }), far()]),
  ).toEqual(['far']);
});
