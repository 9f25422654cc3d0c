import { isBlocked } from './offers-dispatch.ts';
import { isTakenAtCounter, type Store } from './store.ts';

/** The facts of a store that say who takes its orders, and whether it has any. */
export type OrderTakerFacts = Pick<
  Store,
  'id' | 'name' | 'orderMethod' | 'subscription' | 'ordersGoTo'
>;

/**
 * Returns whether the orders of a store would reach nobody: they go to a system of the restaurant,
 * and no address of one is known. A store that takes no orders has none to lose.
 * docs/rules/counter-systems.md#orders-that-would-reach-nobody.
 */
export const lacksOrderTaker = (store: OrderTakerFacts, hasSystemAddress: boolean): boolean =>
  !hasSystemAddress &&
  !isTakenAtCounter(store) &&
  store.orderMethod !== 'neither' &&
  !isBlocked(store);
