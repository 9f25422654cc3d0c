import { hourMs, minuteMs } from '../duration.ts';
import { addDays } from '../hours/calendar.ts';
import { localInstant } from '../hours/local-instant.ts';
import { openingAt } from '../hours/opening-at.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import { offersDispatch } from '../store/offers-dispatch.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { instantOf } from '../time/instant.ts';

/**
 * The end of a fact as staff chooses it; the server makes the instant. `today`: the end of the
 * business day. `opening`: the first opening after it. `time`: when the store's clock shows `HH:mm`
 * next. `date`: the opening on a later date `YYYY-MM-DD`. `at`: an instant that an answer named, to
 * undo a change. `open`: until told otherwise. docs/rules/counter-store.md#ends-of-facts.
 */
export type FactEnd =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'today' }
  | { kind: 'opening' }
  | { kind: 'time'; time: string }
  | { kind: 'date'; date: string }
  | { kind: 'at'; at: string }
  | { kind: 'open' };

type Hours = Pick<Store, 'businessHours' | 'holidays' | 'timeZone' | 'orderMethod'>;

/**
 * A night that continues a business day is at most this long. A store that never closes ends its
 * day at midnight.
 */
const longestNightMs = 12 * hourMs;
/** The latest end that staff may choose, in days from now. */
export const latestEndDays = 92;

/**
 * Returns the end in milliseconds, null for a fact that stays until told otherwise, or `invalid`
 * for an end that is not after `now` or too far ahead.
 */
export function factEndAt(end: FactEnd, store: Hours, now: number): number | null | 'invalid' {
  if (end.kind === 'open') return null;
  const at = instantOfEnd(end, store, now);
  if (at === null || !(at > now) || at > now + latestEndDays * 24 * hourMs) return 'invalid';
  return at;
}

function instantOfEnd(
  end: Exclude<FactEnd, { kind: 'open' }>,
  store: Hours,
  now: number,
): number | null {
  switch (end.kind) {
    case 'minutes':
      return now + end.minutes * minuteMs;
    case 'today':
      return businessDayEnd(store, now);
    case 'opening':
      return openingFrom(store, businessDayEnd(store, now));
    case 'time':
      return nextTime(end.time, store.timeZone, now);
    case 'date': {
      const start = startOf(end.date, store.timeZone);
      return start === null || start <= now ? null : openingFrom(store, start);
    }
    case 'at':
      return instantOf(end.at);
  }
}

const dispatchesOf = (store: Hours): readonly DispatchMethod[] =>
  (['store_delivery', 'in_store'] as const).filter((dispatch) => offersDispatch(store, dispatch));

const openingsAt = (store: Hours, at: number): readonly { from: number; to: number }[] =>
  dispatchesOf(store)
    .map((dispatch) => openingAt(store, dispatch, at))
    .filter((opening) => opening !== null);

/**
 * Returns 00:00 of a date, or the first full hour if the clock skips midnight; null for an invalid
 * date.
 */
const startOf = (date: string, timeZone: string): number | null =>
  localInstant(`${date} 00:00`, timeZone) ?? localInstant(`${date} 01:00`, timeZone);

/**
 * Returns the end (milliseconds) of the business day: midnight, or the closing of a night that goes
 * on after it. docs/rules/counter-store.md#business-day.
 */
export function businessDayEnd(store: Hours, now: number): number {
  const { date } = zonedTime(now, store.timeZone);
  const begun = startOf(date, store.timeZone) ?? now;
  const night = closingAfter(store, begun);
  if (night !== null && night > now) return night;
  const midnight = startOf(addDays(date, 1), store.timeZone) ?? now;
  return closingAfter(store, midnight) ?? midnight;
}

/** Returns the closing of the opening that goes on over this midnight; null if none does. */
function closingAfter(store: Hours, midnight: number): number | null {
  const nights = openingsAt(store, midnight - minuteMs).filter(
    ({ from, to }) => from < midnight && to > midnight && to <= midnight + longestNightMs,
  );
  return nights.length === 0 ? null : Math.max(...nights.map(({ to }) => to));
}

/**
 * Returns the first instant from `at` on at which the store is open; `at` itself if no opening is
 * known.
 */
const openingFrom = (store: Hours, at: number): number => {
  const openings = openingsAt(store, at).map(({ from }) => Math.max(from, at));
  return openings.length === 0 ? at : Math.min(...openings);
};

function nextTime(time: string, timeZone: string, now: number): number | null {
  const { date } = zonedTime(now, timeZone);
  const days = [0, 1].map((day) => localInstant(`${addDays(date, day)} ${time}`, timeZone));
  return days.find((at) => at !== null && at > now) ?? null;
}
