import { isStoreSlot } from '../slots/store-slots.ts';
import type { DispatchMethod, Store } from './store.ts';
import { whyStoreIsClosed } from './why-store-is-closed.ts';

/**
 * The time that the shopper wants: `requestedTime` in milliseconds, null: as soon as possible.
 * `now` in milliseconds. `days`: how many dates ahead the brand takes orders, today included.
 */
export type OrderTime = { now: number; requestedTime: number | null; days: number };

/**
 * Returns whether the store takes an order for that time: it is open now, or the requested time is
 * one of its slots. `wait` in minutes, of the zone for a delivery. Full slots count as slots; the
 * list of times shows them.
 */
export const takesOrderAt = (
  store: Store,
  dispatch: DispatchMethod,
  wait: number,
  { now, requestedTime, days }: OrderTime,
): boolean =>
  requestedTime === null
    ? whyStoreIsClosed(store, dispatch, now) === null
    : isStoreSlot({ store, dispatch, now, days, wait }, requestedTime);
