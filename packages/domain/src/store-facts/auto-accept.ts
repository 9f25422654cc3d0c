import { checkStore } from '../store/check-store.ts';
import { type DispatchMethod, isTakenAtCounter, type Store } from '../store/store.ts';
import { factsInForce } from './facts-in-force.ts';
import type { StoreFact } from './store-fact.ts';

/** `store`: with the facts of its counter. */
type AutoAcceptFacts = { store: Store; facts: readonly StoreFact[] };

/**
 * Returns whether the new orders of a store are accepted without staff at `now` (milliseconds):
 * its counter switched that on, and no system of the restaurant takes its orders.
 * docs/rules/counter-store.md#orders-that-are-accepted-by-themselves.
 */
export const autoAccepts = ({ store, facts }: AutoAcceptFacts, now: number): boolean =>
  isTakenAtCounter(store) &&
  factsInForce(facts, now).some((fact) => fact.kind === 'autoAccept' && fact.on);

/**
 * Returns the ready time (milliseconds) that an automatic acceptance promises: the one that the
 * shopper was shown. null: staff decides, because the store accepts nothing by itself, is closed or
 * paused, or only staff knows when the food is ready. Instants in milliseconds.
 */
export function automaticReadyTime(
  facts: AutoAcceptFacts,
  { dispatch, readyAt }: { dispatch: DispatchMethod; readyAt: number | null },
  now: number,
): number | null {
  if (readyAt === null || !autoAccepts(facts, now)) return null;
  return checkStore(facts.store, dispatch, false, now) === 'open' ? Math.max(readyAt, now) : null;
}
