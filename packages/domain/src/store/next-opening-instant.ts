import { openingAt } from '../hours/opening-at.ts';
import type { DispatchMethod, Store } from './store.ts';
import { whyStoreIsClosed } from './why-store-is-closed.ts';
import { instantOf } from '../time/instant.ts';

/**
 * Returns the instant (milliseconds) from which the store prepares orders: `now` while it is open,
 * else its next opening or the end of its pause. null: no opening is known, because a switch or the
 * subscription closes the store.
 */
export function nextOpeningInstant(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
): number | null {
  const closed = whyStoreIsClosed(store, dispatch, now);
  if (closed === null) return now;
  if (closed.opensAt === null) return null;
  const resumes = Math.max(now, store.pausedUntil === null ? now : instantOf(store.pausedUntil));
  const opening = openingAt(store, dispatch, resumes);
  return opening === null ? null : Math.max(opening.from, resumes);
}
