import type { DispatchMethod, Point, Store } from '../store/store.ts';
import { usualWait } from '../store/wait-time.ts';
import type { Moment } from './check-availability.ts';

/** `place`: where a delivery goes, null while unknown. `now`, and `wantedAt` of a future order (null: as soon as possible), in milliseconds. */
export type MomentFacts = {
  store: Store;
  dispatch: DispatchMethod;
  place: Point | null;
  now: number;
  wantedAt: number | null;
  platform: string;
};

/** The moment at which products are judged: that of the order, or the time it is wanted at. Browser and server judge by this one. */
export function momentOf({ store, dispatch, place, now, wantedAt, platform }: MomentFacts): Moment {
  const common = { timeZone: store.timeZone, dispatch, platform };
  if (wantedAt === null) return { ...common, now };
  return { ...common, now: wantedAt, orderedAt: now, wait: usualWait(store, dispatch, place) };
}
