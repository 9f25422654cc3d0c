import type { DispatchMethod, GeoPoint, Store } from '../store/store.ts';
import { usualWait } from '../store/wait-time.ts';
import type { SaleMoment } from './check-availability.ts';

/**
 * `dispatch` null: not chosen yet. `place`: the delivery address's point, null while unknown. `now`
 * and `requestedTime` (null: as soon as possible) in milliseconds.
 */
export type SaleMomentFacts = {
  store: Store;
  dispatch: DispatchMethod | null;
  place: GeoPoint | null;
  now: number;
  requestedTime: number | null;
  platform: string;
};

/**
 * Returns the moment for which products are checked: the order's instant or its requested time.
 * Browser and server both use it.
 */
export function saleMoment({
  store,
  dispatch,
  place,
  now,
  requestedTime,
  platform,
}: SaleMomentFacts): SaleMoment {
  const common = { timeZone: store.timeZone, dispatch, platform };
  if (requestedTime === null) return { ...common, now };
  return {
    ...common,
    now: requestedTime,
    orderedAt: now,
    wait: usualWait(store, dispatch ?? 'in_store', place),
  };
}
