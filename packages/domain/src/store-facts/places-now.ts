import { isSlotFull } from '../slots/slot-capacity.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { factsInForce } from './facts-in-force.ts';
import type { StoreFact } from './store-fact.ts';

/** The places that orders have taken in a half hour (its start, ISO). */
export type TakenPlaces = { dispatchMethod: DispatchMethod; instant: string; booked: number };

/**
 * Returns the places of each half hour that orders as soon as possible take too, at `now`
 * (milliseconds): those that the counter set. null: such orders take none. The number of the folder
 * limits orders for later alone. docs/rules/counter-store.md#places-per-half-hour.
 */
export function placesNow(facts: readonly StoreFact[], now: number): number | null {
  const fact = factsInForce(facts, now).find(({ kind }) => kind === 'capacity');
  return fact?.kind === 'capacity' ? fact.places : null;
}

/** Returns the store with its half hours that are full at `now` (milliseconds). */
export function withFullHalfHours(
  store: Store,
  {
    facts,
    taken,
    now,
  }: { facts: readonly StoreFact[]; taken: readonly TakenPlaces[]; now: number },
): Store {
  const places = placesNow(facts, now);
  if (places === null) return store;
  const full = taken.filter(({ booked }) => isSlotFull(booked, places));
  if (full.length === 0) return store;
  return {
    ...store,
    fullHalfHours: full.map(({ dispatchMethod, instant }) => ({ dispatchMethod, instant })),
  };
}
