import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import {
  canTransition,
  firstStatus,
  initialStatuses,
  hasOrderEnded,
  isActive,
  type OrderStatus,
  orderStatuses,
  readOrderStatus,
} from './order-status.ts';

/** A second copy of the transitions of docs/rules/orders.md#status-moves. */
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
  orderStatuses.filter((to) => canTransition(from, to, dispatch));

test.each(orderStatuses)('a delivery in status %s has only the decided transitions', (from) => {
  expect(reached(from, 'store_delivery').toSorted()).toEqual(delivery[from].toSorted());
});

test('a pickup is handed over at the counter and is never in transit', () => {
  expect(reached('ready', 'in_store').toSorted()).toEqual(['cancelled', 'completed']);
  for (const from of orderStatuses)
    expect(canTransition(from, 'inTransit', 'in_store')).toBe(false);
});

test('no status has a transition to itself or to the first status', () => {
  for (const status of orderStatuses)
    expect(canTransition(status, status, 'store_delivery')).toBe(false);
  for (const from of orderStatuses)
    expect(canTransition(from, 'creation_scheduled', 'store_delivery')).toBe(false);
});

test('every status can be reached, and every order can end', () => {
  const seen = new Set<OrderStatus>(initialStatuses);
  for (const from of seen) for (const to of reached(from, 'store_delivery')) seen.add(to);
  expect(seen.size).toBe(orderStatuses.length);
  for (const status of orderStatuses)
    expect(hasOrderEnded(status) || canTransition(status, 'cancelled', 'store_delivery')).toBe(
      true,
    );
});

test('an ended order can only be reversed', () => {
  for (const status of orderStatuses.filter(hasOrderEnded))
    expect(reached(status, 'store_delivery').filter((to) => to !== 'reversed')).toEqual([]);
});

test('ready and in transit are active', () => {
  expect(orderStatuses.filter(isActive)).toEqual(['ready', 'inTransit']);
});

test('other spellings are read, and an unknown status reads as unknown', () => {
  expect(readOrderStatus('in_transit')).toBe('inTransit');
  expect(readOrderStatus('inTransit')).toBe('inTransit');
  expect(readOrderStatus('canceled')).toBe('cancelled');
  expect(readOrderStatus('cancelled')).toBe('cancelled');
  for (const text of ['', 'lost', 'constructor', '__proto__', 'toString'])
    expect(readOrderStatus(text)).toBe('unknown');
});

test('an order for now begins as created, a future one waits for its payment and then for its time', () => {
  expect(firstStatus({ isFuture: false, isPaid: false })).toBe('created');
  expect(firstStatus({ isFuture: false, isPaid: true })).toBe('created');
  expect(firstStatus({ isFuture: true, isPaid: false })).toBe('creation_scheduled');
  expect(firstStatus({ isFuture: true, isPaid: true })).toBe('scheduled');
});
