import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';

/**
 * The shopper's orders as this visit knows them, newest first. `watched`: those that were under way at some moment of the visit; they
 * stay in view after they end. `more`: the server has older ones.
 */
export type MyOrders = { orders: readonly Order[]; watched: ReadonlySet<OrderId>; more: boolean };
export const noOrders: MyOrders = { orders: [], watched: new Set(), more: false };

export const pageSize = 20;

/** Takes in what the server says now. A copy older than the known one (fewer steps behind it) changes nothing. */
export function takeIn(mine: MyOrders, fresh: readonly Order[]): MyOrders {
  const known = new Map(mine.orders.map((order) => [order.id, order]));
  for (const order of fresh) if ((known.get(order.id)?.timeline.length ?? 0) <= order.timeline.length) known.set(order.id, order);
  const orders = [...known.values()].toSorted(newestFirst);
  const active = orders.filter(isUnderWay).map((order) => order.id);
  return { ...mine, orders, watched: new Set([...mine.watched, ...active]) };
}

/** A page of the history: shorter than asked means that there is nothing older. */
export const takePage = (mine: MyOrders, page: readonly Order[]): MyOrders => ({ ...takeIn(mine, page), more: page.length === pageSize });

export const isUnderWay = ({ status }: Order): boolean => !hasEnded(status);

/** What is being followed, and what is history. */
export function splitOrders({ orders, watched }: MyOrders): { current: readonly Order[]; past: readonly Order[] } {
  return { current: orders.filter(({ id }) => watched.has(id)), past: orders.filter(({ id }) => !watched.has(id)) };
}

/** Orders believed under way that the server no longer lists as such: they ended, and are to be asked for once more. */
export const endedMeanwhile = ({ orders }: MyOrders, active: readonly Order[]): readonly OrderId[] =>
  orders.filter((order) => isUnderWay(order) && !active.some(({ id }) => id === order.id)).map(({ id }) => id);

function newestFirst(one: Order, other: Order): number {
  const later = Date.parse(other.createdAt) - Date.parse(one.createdAt);
  return later === 0 ? other.number - one.number : later;
}
