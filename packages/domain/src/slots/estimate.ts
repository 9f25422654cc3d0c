import { minuteMs } from '../duration.ts';
import { openingAt } from '../hours/opening-at.ts';
import { longestLead } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';
import type { DispatchMethod, GeoPoint, Store } from '../store/store.ts';
import { currentWait, travelMinutes } from '../store/wait-time.ts';
import { laterHalfHour } from './half-hour-places.ts';

/** The fields of a product that an estimate reads. */
export type TimedProduct = Pick<Product, 'cookingTime' | 'cookingTimeType' | 'deferred'>;

/**
 * `products`: the ordered products. `place`: the delivery address's point, null while unknown.
 * `now` and `requestedTime` (null: as soon as possible) in milliseconds.
 */
export type EstimateFacts = {
  store: Store;
  dispatch: DispatchMethod;
  place: GeoPoint | null;
  products: readonly TimedProduct[];
  now: number;
  requestedTime: number | null;
};

/**
 * The expected time of an order. `readyAt`: the food is ready on the counter (milliseconds).
 * `expectedAt`: a pickup is ready or a delivery arrives (milliseconds). `slot`: at the requested
 * time. `minutes`: the usual wait, shown as `wait` minutes. `time`: a product needs longer,
 * or the half hour is full; shown as a day and a time. `toConfirm`: unknown until the restaurant
 * reports it.
 */
export type Estimate =
  | { kind: 'slot'; readyAt: number; expectedAt: number }
  | { kind: 'minutes'; wait: number; readyAt: number; expectedAt: number }
  | { kind: 'time'; readyAt: number; expectedAt: number }
  | { kind: 'toConfirm' };

/** Returns the estimate that every screen, mail, response and courier uses. decision 0021. */
export function estimateOrder(question: EstimateFacts): Estimate {
  const { store, dispatch, place, requestedTime } = question;
  if (requestedTime === null) return withPlace(question, estimateNow(question));
  return {
    kind: 'slot',
    readyAt: requestedTime - travelMinutes(store, dispatch, place) * minuteMs,
    expectedAt: requestedTime,
  };
}

/**
 * Returns the instant (milliseconds) at which the order is expected; null until the restaurant
 * reports one.
 */
export const expectedAtOf = (estimate: Estimate): number | null =>
  estimate.kind === 'toConfirm' ? null : estimate.expectedAt;
/**
 * Returns the instant (milliseconds) at which the food is ready on the counter; null until the
 * restaurant reports one.
 */
export const readyAtOf = (estimate: Estimate): number | null =>
  estimate.kind === 'toConfirm' ? null : estimate.readyAt;

/**
 * Moves an estimate for as soon as possible to the first half hour with a place.
 * docs/rules/times.md#full-half-hours-and-orders-as-soon-as-possible.
 */
function withPlace({ store, dispatch, place }: EstimateFacts, estimate: Estimate): Estimate {
  const expectedAt = expectedAtOf(estimate);
  const later = expectedAt === null ? null : laterHalfHour(store, dispatch, expectedAt);
  if (later === null) return estimate;
  const readyAt = later - travelMinutes(store, dispatch, place) * minuteMs;
  return { kind: 'time', readyAt, expectedAt: later };
}

/**
 * Estimates an order for as soon as possible. The food is ready after the longer of the kitchen's
 * usual time and the longest lead time; a delivery then takes the travel time. Food that needs
 * longer than usual is ready during opening hours: if its lead time ends at night, a wait after the
 * next opening. A product that is made to order has no time.
 * docs/rules/times.md#estimate-in-minutes, docs/rules/times.md#estimate-with-a-lead-time,
 * docs/rules/times.md#products-made-to-order, decision 0021.
 */
function estimateNow({ store, dispatch, place, products, now }: EstimateFacts): Estimate {
  if (products.some(({ deferred }) => deferred)) return { kind: 'toConfirm' };
  const wait = currentWait(store, dispatch, place);
  const travel = travelMinutes(store, dispatch, place);
  const kitchenMs = (wait - travel) * minuteMs;
  const lead = longestLead(products);
  if (lead <= kitchenMs)
    return { kind: 'minutes', wait, readyAt: now + kitchenMs, expectedAt: now + wait * minuteMs };
  const readyAt = whileOpen(store, dispatch, now + lead);
  return readyAt === null
    ? { kind: 'toConfirm' }
    : { kind: 'time', readyAt, expectedAt: readyAt + travel * minuteMs };
}

/** Limit of openings to try; two weeks have fewer. */
const maxOpenings = 100;

/**
 * Returns the first instant from `at` on at which the store has food ready within its hours; null
 * if none is found.
 */
function whileOpen(store: Store, dispatch: DispatchMethod, at: number): number | null {
  const kitchenMs = store.pickUpWaitTime * minuteMs;
  let opening = openingAt(store, dispatch, at);
  for (let attempts = 0; opening !== null && attempts < maxOpenings; attempts += 1) {
    const first = Math.max(at, opening.from + kitchenMs);
    if (first < opening.to) return first;
    opening = openingAt(store, dispatch, opening.to);
  }
  return null;
}
