import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import { canMove, firstStatuses, hasEnded, isActive, type OrderStatus, orderStatuses, readStatus } from './order-status.ts';

/** decisions §4, written out once more. */
const delivery: Record<OrderStatus, readonly OrderStatus[]> = {
  creation_scheduled: ['scheduled', 'cancelled', 'failed'],
  scheduled: ['created', 'cancelled', 'reversed'],
  created: ['preparing', 'cancelled', 'failed'],
  preparing: ['ready', 'cancelled'],
  ready: ['inTransit', 'cancelled'],
  inTransit: ['completed', 'cancelled'],
  completed: ['reversed'],
  cancelled: ['reversed'],
  failed: ['reversed'],
  reversed: [],
};
const reached = (from: OrderStatus, dispatch: DispatchMethod): readonly OrderStatus[] =>
  orderStatuses.filter((to) => canMove(from, to, dispatch));

test.each(orderStatuses)('a delivery that is %s moves only as decided', (from) => {
  expect(reached(from, 'store_delivery').toSorted()).toEqual(delivery[from].toSorted());
});

test('a pickup is handed over at the counter, it is never on its way', () => {
  expect(reached('ready', 'in_store').toSorted()).toEqual(['cancelled', 'completed']);
  for (const from of orderStatuses) expect(canMove(from, 'inTransit', 'in_store')).toBe(false);
});

test('no status moves to itself, and no order is born twice', () => {
  for (const status of orderStatuses) expect(canMove(status, status, 'store_delivery')).toBe(false);
  for (const from of orderStatuses) expect(canMove(from, 'creation_scheduled', 'store_delivery')).toBe(false);
});

test('every status can be reached, and from each the order can end', () => {
  const seen = new Set<OrderStatus>(firstStatuses);
  for (const from of seen) for (const to of reached(from, 'store_delivery')) seen.add(to);
  expect(seen.size).toBe(orderStatuses.length);
  for (const status of orderStatuses) expect(hasEnded(status) || canMove(status, 'cancelled', 'store_delivery')).toBe(true);
});

test('what has ended is only ever returned', () => {
  for (const status of orderStatuses.filter(hasEnded))
    expect(reached(status, 'store_delivery').filter((to) => to !== 'reversed')).toEqual([]);
});

test('ready and in transit are active', () => {
  expect(orderStatuses.filter(isActive)).toEqual(['ready', 'inTransit']);
});

test('other spellings are read, and what is not known is unknown', () => {
  expect(readStatus('in_transit')).toBe('inTransit');
  expect(readStatus('inTransit')).toBe('inTransit');
  expect(readStatus('canceled')).toBe('cancelled');
  expect(readStatus('cancelled')).toBe('cancelled');
  for (const text of ['', 'lost', 'constructor', '__proto__', 'toString']) expect(readStatus(text)).toBe('unknown');
});
