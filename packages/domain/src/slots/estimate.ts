import { openingAt } from '../hours/opening-at.ts';
import { longestLead } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';
import type { DispatchMethod, GeoPoint, Store } from '../store/store.ts';
import { currentWait, travelMinutes } from '../store/wait-time.ts';

const minuteMs = 60_000;

/** What an estimate has to know of a product. */
export type TimedProduct = Pick<Product, 'cookingTime' | 'cookingTimeType' | 'deferred'>;

/**
 * `products`: what is ordered. `place`: where a delivery goes, null while unknown. `now`, and `wantedAt` of a future order (null: as soon as
 * possible), in milliseconds.
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
 * When an order is expected. `readyAt`: the food is on the counter; `expectedAt`: it is there for a pickup, or at the door
 * (milliseconds). `slot`: at the time that was chosen. `minutes`: it takes the usual wait, and is told as `wait` minutes. `time`: something needs longer, and is told as a day
 * and a time. `toConfirm`: nobody knows before the restaurant says so.
 */
export type Estimate =
  | { kind: 'slot'; readyAt: number; expectedAt: number }
  | { kind: 'minutes'; wait: number; readyAt: number; expectedAt: number }
  | { kind: 'time'; readyAt: number; expectedAt: number }
  | { kind: 'toConfirm' };

/** When an order is expected, as every screen, mail, answer and courier is told it. decision 0021. */
export function estimateOrder(question: EstimateFacts): Estimate {
  const { store, dispatch, place, requestedTime } = question;
  if (requestedTime === null) return estimateNow(question);
  return {
    kind: 'slot',
    readyAt: requestedTime - travelMinutes(store, dispatch, place) * minuteMs,
    expectedAt: requestedTime,
  };
}

/** The instant (milliseconds) at which it is expected; null: the restaurant says when. */
export const expectedAtOf = (estimate: Estimate): number | null =>
  estimate.kind === 'toConfirm' ? null : estimate.expectedAt;
/** The instant (milliseconds) at which the food is on the counter; null: the restaurant says when. */
export const readyAtOf = (estimate: Estimate): number | null =>
  estimate.kind === 'toConfirm' ? null : estimate.readyAt;

/**
 * As soon as possible. Food is ready after the longer of the kitchen's usual time and
 * the longest lead time, and at the door after the way. What needs longer than usual is ready while the store works: a wait after its next
 * opening, when the lead time ends at night. A product that is made to order has no time. docs/rules/times.md#estimate-in-minutes, docs/rules/times.md#estimate-with-a-lead-time, docs/rules/times.md#products-made-to-order, decision 0021.
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

/** Openings that are tried: more than two weeks have. */
const maxOpenings = 100;

/** The first instant from `at` on at which a store that works by its hours has food ready; null when none is found. */
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
