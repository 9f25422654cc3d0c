import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { checkStore } from './check-store.ts';

/** A Saturday in Santiago; the store is open from 12:00 to 23:00. */
const morning = Date.parse('2026-11-21T09:00:00-03:00');
const evening = Date.parse('2026-11-21T20:00:00-03:00');
const store = makeStore({ paymentMethods: ['webpay', 'cash'] });

test('an open store lets everybody through', () => {
  expect(checkStore(store, 'in_store', false, evening)).toBe('open');
  expect(checkStore(store, 'store_delivery', true, evening)).toBe('open');
});

test('before it opens a store with future orders asks for a time, and with one it lets through', () => {
  expect(checkStore(store, 'in_store', false, morning)).toBe('chooseTime');
  expect(checkStore(store, 'in_store', true, morning)).toBe('open');
});

test('one without future orders, or without an online method to pay them with, is closed', () => {
  expect(checkStore({ ...store, futureOrdersEnabled: false }, 'in_store', true, morning)).toBe(
    'closed',
  );
  expect(checkStore({ ...store, paymentMethods: ['cash'] }, 'in_store', true, morning)).toBe(
    'closed',
  );
});

test('a dispatch method that is not offered and a blocked store are closed at any hour, whatever the time', () => {
  expect(checkStore({ ...store, orderMethod: 'in_store' }, 'store_delivery', true, evening)).toBe(
    'closed',
  );
  expect(checkStore({ ...store, subscription: 'inactive' }, 'in_store', true, evening)).toBe(
    'closed',
  );
});
