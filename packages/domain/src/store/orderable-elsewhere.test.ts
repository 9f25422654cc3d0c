import type { StoreId } from '../ids.ts';
import { makeHours, makeStore } from '../testing/make.ts';
import { expect, test } from 'vitest';
import { type Elsewhere, orderableElsewhere } from './orderable-elsewhere.ts';
import type { Store } from './store.ts';

/** Saturday 21 November 2026, 20:00 in Santiago. */
const time = { now: Date.parse('2026-11-21T23:00:00Z'), requestedTime: null, days: 3 };
const store = makeStore();
const place = { latitude: -33.4539, longitude: -70.6149 };
const answer = (other: Partial<Store>, rest: Partial<Elsewhere> = {}) =>
  orderableElsewhere(
    {
      stores: [store, makeStore({ id: 2 as StoreId, ...other })],
      store,
      methods: ['store_delivery'],
      place,
      ...rest,
    },
    time,
  );
const closed = { businessHours: makeHours('08:00:00', '12:00:00') };

test('another store that is open now takes the order', () => {
  expect(answer({})).toBe('atTime');
});

test('another store that is closed takes it for later, if it takes future orders', () => {
  expect(answer(closed)).toBe('later');
  expect(answer({ ...closed, futureOrdersEnabled: false })).toBeNull();
});

test('a store that does not deliver to the address is no other store for a delivery, and is one for a pickup', () => {
  expect(answer({ deliveryZones: [] })).toBeNull();
  expect(answer({ deliveryZones: [] }, { methods: ['in_store'] })).toBe('atTime');
  expect(answer({ orderMethod: 'in_store' })).toBeNull();
  expect(answer({ subscription: 'suspended' })).toBeNull();
});

test('the present store is not another one', () => {
  expect(answer({}, { stores: [store] })).toBeNull();
});
