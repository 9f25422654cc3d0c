import { minuteMs } from '../duration.ts';
import { openingAt } from '../hours/opening-at.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { instantOf } from '../time/instant.ts';

export const halfHourMinutes = 30;
const halfHourMs = halfHourMinutes * minuteMs;
/** Half hours that are tried for an order that is wanted as soon as possible: half a day. */
const mostTried = 24;

/** Returns the half hour (its start in milliseconds) in which an order takes a place. */
export const halfHourOf = (expectedAt: number): number =>
  Math.floor(expectedAt / halfHourMs) * halfHourMs;

type Places = Pick<Store, 'fullHalfHours' | 'businessHours' | 'holidays' | 'timeZone'>;

/** Returns whether a half hour (milliseconds) of a dispatch method has no place left. */
export const isHalfHourFull = (
  { fullHalfHours = [] }: Pick<Store, 'fullHalfHours'>,
  dispatch: DispatchMethod,
  halfHour: number,
): boolean =>
  fullHalfHours.some(
    ({ dispatchMethod, instant }) => dispatchMethod === dispatch && instantOf(instant) === halfHour,
  );

/**
 * Returns the half hour (milliseconds) for which an order gets its food that would be expected at
 * `expectedAt`, if the half hour of that time is full: the next one with a place while the store is
 * open, or else the last one before it closes. null: the time stays as it is.
 * docs/rules/times.md#full-half-hours-and-orders-as-soon-as-possible.
 */
export function laterHalfHour(
  store: Places,
  dispatch: DispatchMethod,
  expectedAt: number,
): number | null {
  const own = halfHourOf(expectedAt);
  if (!isHalfHourFull(store, dispatch, own)) return null;
  let last: number | null = null;
  for (let tried = 1; tried <= mostTried; tried += 1) {
    const next = own + tried * halfHourMs;
    if (!isOpenAt(store, dispatch, next)) return last;
    if (!isHalfHourFull(store, dispatch, next)) return next;
    last = next;
  }
  return last;
}

function isOpenAt(store: Places, dispatch: DispatchMethod, at: number): boolean {
  const opening = openingAt(store, dispatch, at);
  return opening !== null && opening.from <= at && at < opening.to;
}
