import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';

/**
 * The shopper's orders in this visit, newest first. `currentIds`: orders that were active during
 * the visit; they stay in view after they end. `olderThan`: for each session whose history
 * continues, its last known order.
 */
export type MyOrders = {
  orders: readonly Order[];
  currentIds: ReadonlySet<OrderId>;
  olderThan: ReadonlyMap<UserId, OrderId>;
};
export const noOrders: MyOrders = { orders: [], currentIds: new Set(), olderThan: new Map() };

export const pageSize = 20;

/**
 * Merges orders from the server. A copy older than the known one (fewer steps in its history)
 * changes nothing.
 */
export function mergeOrders(myOrders: MyOrders, fresh: readonly Order[]): MyOrders {
  const orderById = new Map(myOrders.orders.map((order) => [order.id, order]));
  for (const order of fresh)
    if ((orderById.get(order.id)?.timeline.length ?? 0) <= order.timeline.length)
      orderById.set(order.id, order);
  const orders = [...orderById.values()].toSorted(newestFirst);
  const active = orders.filter(isActiveOrder).map((order) => order.id);
  return { ...myOrders, orders, currentIds: new Set([...myOrders.currentIds, ...active]) };
}

/**
 * Merges pages of the histories. A page shorter than requested means that its session has no older
 * orders.
 */
export const mergePages = (
  myOrders: MyOrders,
  pages: readonly { buyer: UserId; orders: readonly Order[] }[],
): MyOrders =>
  pages.reduce(
    (state, { buyer, orders }) => ({
      ...mergeOrders(state, orders),
      olderThan: cursorAfterPage(state.olderThan, buyer, orders),
    }),
    myOrders,
  );

function cursorAfterPage(
  olderThan: MyOrders['olderThan'],
  buyer: UserId,
  page: readonly Order[],
): MyOrders['olderThan'] {
  const next = new Map(olderThan);
  const last = page.at(-1);
  if (last !== undefined && page.length === pageSize) next.set(buyer, last.id);
  else next.delete(buyer);
  return next;
}

export const isActiveOrder = ({ status }: Order): boolean => !hasOrderEnded(status);

/** Splits the orders into followed ones and history. */
export function splitOrders({ orders, currentIds }: MyOrders): {
  current: readonly Order[];
  past: readonly Order[];
} {
  return {
    current: orders.filter(({ id }) => currentIds.has(id)),
    past: orders.filter(({ id }) => !currentIds.has(id)),
  };
}

/**
 * Orders believed active that the server no longer lists as active: they ended, and the caller
 * fetches each once more.
 */
export const findEndedOrders = (
  { orders }: MyOrders,
  active: readonly Order[],
): readonly OrderId[] =>
  orders
    .filter((order) => isActiveOrder(order) && !active.some(({ id }) => id === order.id))
    .map(({ id }) => id);

/**
 * Sorts orders from the newest to the oldest; of two that were created at the same moment the one
 * with the higher number comes first.
 */
export function newestFirst(first: Order, second: Order): number {
  const later = instantOf(second.createdAt) - instantOf(first.createdAt);
  return later === 0 ? second.number - first.number : later;
}
