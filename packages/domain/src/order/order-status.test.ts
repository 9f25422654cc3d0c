import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import {
  canTransition,
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

test.each(orderStatuses)('a delivery that is %s moves only as decided', (from) => {
  expect(reached(from, 'store_delivery').toSorted()).toEqual(delivery[from].toSorted());
});

test('a pickup is handed over at the counter, it is never on its way', () => {
  expect(reached('ready', 'in_store').toSorted()).toEqual(['cancelled', 'completed']);
  for (const from of orderStatuses)
    expect(canTransition(from, 'inTransit', 'in_store')).toBe(false);
});

test('no status moves to itself, and no order is born twice', () => {
  for (const status of orderStatuses)
    expect(canTransition(status, status, 'store_delivery')).toBe(false);
  for (const from of orderStatuses)
    expect(canTransition(from, 'creation_scheduled', 'store_delivery')).toBe(false);
});

test('every status can be reached, and from each the order can end', () => {
  const seen = new Set<OrderStatus>(initialStatuses);
  for (const from of seen) for (const to of reached(from, 'store_delivery')) seen.add(to);
  expect(seen.size).toBe(orderStatuses.length);
  for (const status of orderStatuses)
    expect(hasOrderEnded(status) || canTransition(status, 'cancelled', 'store_delivery')).toBe(
      true,
    );
});

test('what has ended is only ever returned', () => {
  for (const status of orderStatuses.filter(hasOrderEnded))
    expect(reached(status, 'store_delivery').filter((to) => to !== 'reversed')).toEqual([]);
});

test('ready and in transit are active', () => {
  expect(orderStatuses.filter(isActive)).toEqual(['ready', 'inTransit']);
});

test('other spellings are read, and what is not known is unknown', () => {
  expect(readOrderStatus('in_transit')).toBe('inTransit');
  expect(readOrderStatus('inTransit')).toBe('inTransit');
  expect(readOrderStatus('canceled')).toBe('cancelled');
  expect(readOrderStatus('cancelled')).toBe('cancelled');
  for (const text of ['', 'lost', 'constructor', '__proto__', 'toString'])
    expect(readOrderStatus(text)).toBe('unknown');
});
