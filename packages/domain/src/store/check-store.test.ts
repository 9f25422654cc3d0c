import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { checkStore } from './check-store.ts';

/** A Saturday in Santiago; the store is open from 12:00 to 23:00. */
const morning = Date.parse('2026-11-21T09:00:00-03:00');
const evening = Date.parse('2026-11-21T20:00:00-03:00');
const store = makeStore({ paymentMethods: ['webpay', 'cash'] });

test('an open store accepts every shopper', () => {
  expect(checkStore(store, 'in_store', false, evening)).toBe('open');
  expect(checkStore(store, 'store_delivery', true, evening)).toBe('open');
});

test('before it opens, a store with future orders needs a requested time, and accepts an order with one', () => {
  expect(checkStore(store, 'in_store', false, morning)).toBe('chooseTime');
  expect(checkStore(store, 'in_store', true, morning)).toBe('open');
});

test('a store without future orders, or without an online method for them, is closed', () => {
  expect(checkStore({ ...store, futureOrdersEnabled: false }, 'in_store', true, morning)).toBe(
    'closed',
  );
  expect(checkStore({ ...store, paymentMethods: ['cash'] }, 'in_store', true, morning)).toBe(
    'closed',
  );
});

test('a dispatch method that is not offered and a blocked store are closed at any hour, with any requested time', () => {
  expect(checkStore({ ...store, orderMethod: 'in_store' }, 'store_delivery', true, evening)).toBe(
    'closed',
  );
  expect(checkStore({ ...store, subscription: 'inactive' }, 'in_store', true, evening)).toBe(
    'closed',
  );
});
