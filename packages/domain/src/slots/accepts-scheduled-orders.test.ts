import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { acceptsScheduledOrders } from './accepts-scheduled-orders.ts';

const store = makeStore({ paymentMethods: ['webpay', 'cash'] });

test('a store with future orders and an online method takes orders for later', () => {
  expect(acceptsScheduledOrders(store, 'in_store')).toBe(true);
  expect(acceptsScheduledOrders(store, 'store_delivery')).toBe(true);
});

test('a store without future orders takes none for later', () => {
  expect(acceptsScheduledOrders({ ...store, futureOrdersEnabled: false }, 'in_store')).toBe(false);
});

test('a store with payment on delivery only takes none for later: a future order is paid online', () => {
  expect(acceptsScheduledOrders({ ...store, paymentMethods: ['cash', 'card'] }, 'in_store')).toBe(
    false,
  );
});

test('a dispatch method that the store does not offer takes no orders for later', () => {
  expect(acceptsScheduledOrders({ ...store, orderMethod: 'in_store' }, 'store_delivery')).toBe(
    false,
  );
  expect(acceptsScheduledOrders({ ...store, orderMethod: 'neither' }, 'in_store')).toBe(false);
});

test.each(['suspended', 'inactive'] as const)(
  'a store that is %s takes no orders for later',
  (subscription) => {
    expect(acceptsScheduledOrders({ ...store, subscription }, 'in_store')).toBe(false);
  },
);
