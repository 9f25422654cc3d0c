import type { StoreId } from '../../ids.ts';
import type { DayFacts } from './day-figures.ts';

/**
 * Returns the orders of one store and their events, of the facts of several stores.
 * docs/rules/counter-money.md#all-stores-of-a-day.
 */
export function factsOfStore({ orders, events }: DayFacts, storeId: StoreId): DayFacts {
  const own = orders.filter((order) => order.storeId === storeId);
  const ids = new Set(own.map(({ id }) => id));
  return { orders: own, events: events.filter(({ orderId }) => ids.has(orderId)) };
}
