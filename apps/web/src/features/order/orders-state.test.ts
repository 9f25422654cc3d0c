import type { UserId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { makeOrder, withStatus } from '@comanda/domain/testing/make-order.ts';
import {
  findEndedOrders,
  noOrders,
  pageSize,
  splitOrders,
  mergeOrders,
  mergePages,
} from './orders-state.ts';

const first = makeOrder(1);
const second = makeOrder(2);
const done = withStatus(makeOrder(3), 'completed');
const numbers = (orders: readonly { number: number }[]): readonly number[] =>
  orders.map(({ number }) => number);

test('orders are sorted newest first, active ones apart from ended ones', () => {
  const { current, past } = splitOrders(mergeOrders(noOrders, [first, done, second]));
  expect(numbers(current)).toEqual([2, 1]);
  expect(numbers(past)).toEqual([3]);
});

test('an order that ends while it is shown stays visible; one that had ended before is history', () => {
  const before = mergeOrders(noOrders, [first, done]);
  const { current, past } = splitOrders(mergeOrders(before, [withStatus(first, 'cancelled')]));
  expect(current.map(({ status }) => status)).toEqual(['cancelled']);
  expect(numbers(past)).toEqual([3]);
});

test('a late answer never removes a timeline step', () => {
  const ahead = mergeOrders(noOrders, [withStatus(first, 'preparing')]);
  expect(mergeOrders(ahead, [first]).orders[0]?.status).toBe('preparing');
});

test('a newer copy with the same steps replaces the known one', () => {
  const undoable = { ...first, cancellableUntil: '2026-11-21T23:00:06.000Z' };
  expect(mergeOrders(mergeOrders(noOrders, [undoable]), [first]).orders).toEqual([first]);
});

test('a full page may have older ones behind it, a shorter one has none; each guest has its own cursor', () => {
  const [buyer, other] = ['u-1' as UserId, 'u-2' as UserId];
  const orders = Array.from({ length: pageSize }, (_, index) => makeOrder(index));
  const full = mergePages(noOrders, [
    { buyer, orders },
    { buyer: other, orders: [makeOrder(30)] },
  ]);
  expect([...full.olderThan]).toEqual([[buyer, orders.at(-1)?.id]]);
  expect(numbers(full.orders).slice(0, 2)).toEqual([30, 19]);
  expect(mergePages(full, [{ buyer, orders: orders.slice(1) }]).olderThan.size).toBe(0);
});

test('an order that the server no longer lists as active has ended', () => {
  expect(findEndedOrders(mergeOrders(noOrders, [first, second, done]), [second])).toEqual([
    first.id,
  ]);
});
