import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/**
 * The shopper's orders as this visit knows them, newest first. `watched`: those that were under way at some moment of the visit; they
 * stay in view after they end. `olderThan`: of each session whose history goes on, the last order that is known.
 */
export type MyOrders = {
  orders: readonly Order[];
  currentIds: ReadonlySet<OrderId>;
  olderThan: ReadonlyMap<UserId, OrderId>;
};
export const noOrders: MyOrders = { orders: [], currentIds: new Set(), olderThan: new Map() };

export const pageSize = 20;

/** Takes in what the server says now. A copy older than the known one (fewer steps behind it) changes nothing. */
export function mergeOrders(mine: MyOrders, fresh: readonly Order[]): MyOrders {
  const known = new Map(mine.orders.map((order) => [order.id, order]));
  for (const order of fresh)
    if ((known.get(order.id)?.timeline.length ?? 0) <= order.timeline.length)
      known.set(order.id, order);
  const orders = [...known.values()].toSorted(newestFirst);
  const active = orders.filter(isActiveOrder).map((order) => order.id);
  return { ...mine, orders, currentIds: new Set([...mine.currentIds, ...active]) };
}

/** Pages of the histories: one shorter than asked means that its session has nothing older. */
export const mergePages = (
  mine: MyOrders,
  pages: readonly { buyer: UserId; orders: readonly Order[] }[],
): MyOrders =>
  pages.reduce(
    (known, { buyer, orders }) => ({
      ...mergeOrders(known, orders),
      olderThan: cursorAfterPage(known.olderThan, buyer, orders),
    }),
    mine,
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

/** What is being followed, and what is history. */
export function splitOrders({ orders, currentIds }: MyOrders): {
  current: readonly Order[];
  past: readonly Order[];
} {
  return {
    current: orders.filter(({ id }) => currentIds.has(id)),
    past: orders.filter(({ id }) => !currentIds.has(id)),
  };
}

/** Orders believed under way that the server no longer lists as such: they ended, and are to be asked for once more. */
export const findEndedOrders = (
  { orders }: MyOrders,
  active: readonly Order[],
): readonly OrderId[] =>
  orders
    .filter((order) => isActiveOrder(order) && !active.some(({ id }) => id === order.id))
    .map(({ id }) => id);

function newestFirst(one: Order, other: Order): number {
  const later = Date.parse(other.createdAt) - Date.parse(one.createdAt);
  return later === 0 ? other.number - one.number : later;
}
