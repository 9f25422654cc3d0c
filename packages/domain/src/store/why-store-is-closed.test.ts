import { expect, test } from 'vitest';
import { closedStoreCases, instantOfCase } from '../cases/closed-stores.cases.ts';
import { makeStore } from '../testing/make.ts';
import { checkStore } from './check-store.ts';
import type { OpensAt } from './store-opening.ts';
import type { DispatchMethod, Store } from './store.ts';
import { orderingState, storeOpening, whyStoreIsClosed } from './why-store-is-closed.ts';

const short = (opensAt: OpensAt | undefined): string | null =>
  opensAt ? `${opensAt.today ? 'today' : opensAt.weekday} ${opensAt.time}` : null;

test.each(closedStoreCases)('a store $name', (one) => {
  const store = makeStore(one.store);
  const now = instantOfCase(one);
  const closed = whyStoreIsClosed(store, one.dispatch, now);
  expect({
    reason: closed?.reason ?? null,
    opensAt: short(closed?.opensAt),
    check: checkStore(store, one.dispatch, false, now),
    state: orderingState(closed),
  }).toEqual({ reason: one.reason, opensAt: one.opensAt, check: one.check, state: one.state });
  expect(storeOpening(store, one.dispatch, now).kind).toBe(closed ? 'closed' : 'open');
});

test.each(closedStoreCases.filter(({ check }) => check === 'chooseTime'))(
  'a store $name takes an order with a chosen time',
  (one) => {
    expect(checkStore(makeStore(one.store), one.dispatch, true, instantOfCase(one))).toBe('open');
  },
);

/** A Saturday in Santiago; the store is open from 12:00 to 23:00. */
const reasonOf = (store: Partial<Store>, dispatch: DispatchMethod = 'in_store', clock = '13:00') =>
  whyStoreIsClosed(makeStore(store), dispatch, instantOfCase({ clock }))?.reason ?? null;

test('a store is open inside its hours and closed outside them', () => {
  expect([reasonOf({}), reasonOf({}, 'in_store', '09:00')]).toEqual([null, 'closed']);
});

test('one dispatch method is off or not offered, while the other works', () => {
  expect(reasonOf({ pickUpOpen: false })).toBe('otherMethodOnly');
  expect(reasonOf({ pickUpOpen: false }, 'store_delivery')).toBeNull();
  expect(reasonOf({ orderMethod: 'in_store' }, 'store_delivery', '09:00')).toBe('otherMethodOnly');
});

test('a store is closed if both dispatch methods, or its only one, are off', () => {
  expect(reasonOf({ pickUpOpen: false, deliveryOpen: false })).toBe('closed');
  expect(reasonOf({ orderMethod: 'store_delivery', deliveryOpen: false }, 'store_delivery')).toBe(
    'closed',
  );
});

test.each<[Partial<Store>, string]>([
  [{ subscription: 'suspended' }, 'blocked'],
  [{ subscription: 'inactive' }, 'blocked'],
  [{ orderMethod: 'neither' }, 'noDispatchMethod'],
])('a store with %j takes no orders at any hour', (store, reason) => {
  expect([reasonOf(store), reasonOf(store, 'store_delivery', '09:00')]).toEqual([reason, reason]);
});
