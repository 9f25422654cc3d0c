import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { storeNotice } from './store-notice.ts';
import type { DispatchMethod, Store } from './store.ts';

/** A Saturday in Santiago; the store is open from 12:00 to 23:00. */
const noticeOf = (store: Partial<Store>, dispatch: DispatchMethod = 'in_store', clock = '13:00') =>
  storeNotice(makeStore(store), dispatch, Date.parse(`2026-11-21T${clock}:00-03:00`));

test('a store that works needs no notice; outside its hours it is closed', () => {
  expect([noticeOf({}), noticeOf({}, 'in_store', '09:00')]).toEqual([null, 'closed']);
});

test('a way that is off or not offered, while the other one works', () => {
  expect(noticeOf({ pickUpOpen: false })).toBe('thisWay');
  expect(noticeOf({ pickUpOpen: false }, 'store_delivery')).toBeNull();
  expect(noticeOf({ orderMethod: 'in_store' }, 'store_delivery', '09:00')).toBe('thisWay');
});

test('with both ways off, or the only one, it is closed', () => {
  expect(noticeOf({ pickUpOpen: false, deliveryOpen: false })).toBe('closed');
  expect(noticeOf({ orderMethod: 'store_delivery', deliveryOpen: false }, 'store_delivery')).toBe(
    'closed',
  );
});

test.each<Partial<Store>>([
  { subscription: 'suspended' },
  { subscription: 'inactive' },
  { orderMethod: 'neither' },
])('with %j it takes no orders whatever, at any hour', (store) => {
  expect([noticeOf(store), noticeOf(store, 'store_delivery', '09:00')]).toEqual([
    'blocked',
    'blocked',
  ]);
});
