import type { DispatchMethod, GeoPoint, Store } from '../store/store.ts';
import { usualWait } from '../store/wait-time.ts';
import type { SaleMoment } from './check-availability.ts';

/** `place`: where a delivery goes, null while unknown. `now`, and `wantedAt` of a future order (null: as soon as possible), in milliseconds. */
export type SaleMomentFacts = {
  store: Store;
  dispatch: DispatchMethod;
  place: GeoPoint | null;
  now: number;
  requestedTime: number | null;
  platform: string;
};

/** The moment at which products are judged: that of the order, or the time it is wanted at. Browser and server judge by this one. */
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
  return { ...common, now: requestedTime, orderedAt: now, wait: usualWait(store, dispatch, place) };
}
