import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { maySchedule } from './may-schedule.ts';

const store = makeStore({ paymentMethods: ['webpay', 'cash'] });

test('a store with future orders and an online method takes orders for later', () => {
  expect(maySchedule(store, 'in_store')).toBe(true);
  expect(maySchedule(store, 'store_delivery')).toBe(true);
});

test('one that has them off takes none', () => {
  expect(maySchedule({ ...store, futureOrdersEnabled: false }, 'in_store')).toBe(false);
});

test('one that can only be paid at the door takes none: a future order is paid online', () => {
  expect(maySchedule({ ...store, paymentMethods: ['cash', 'card'] }, 'in_store')).toBe(false);
});

test('a dispatch method that the store does not offer has none', () => {
  expect(maySchedule({ ...store, orderMethod: 'in_store' }, 'store_delivery')).toBe(false);
  expect(maySchedule({ ...store, orderMethod: 'neither' }, 'in_store')).toBe(false);
});

test.each(['suspended', 'inactive'] as const)('a store that is %s takes none', (subscription) => {
  expect(maySchedule({ ...store, subscription }, 'in_store')).toBe(false);
});
