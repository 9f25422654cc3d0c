import { addDays } from '../hours/calendar.ts';
import { type OpenWindow, openWindows } from '../hours/open-windows.ts';
import { datesAhead } from '../hours/opening-at.ts';
import { weekMinutes } from '../hours/week-windows.ts';
import { openingHoursTime, formatClock, weekdayOf } from '../hours/zoned-time.ts';
import type { Weekday } from '../hours/weekday.ts';
import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import type { DispatchMethod, Store } from './store.ts';

/** `until` and `time` are store-local `HH:mm`. `until` null: open around the clock. `opensAt` null: no opening is known. */
export type StoreOpening =
  | { kind: 'open'; until: string | null }
  | { kind: 'closed'; opensAt: { weekday: Weekday; time: string; today: boolean } | null };

/** The orders that a store takes: all, only for later, none, or none because its subscription is blocked. */
export type OrderingState =
  { kind: 'open' } | { kind: 'scheduledOnly' } | { kind: 'disabled' } | { kind: 'blocked' };

const dispatchOpen = (store: Store, dispatch: DispatchMethod): boolean =>
  dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen;

/**
 * Returns whether the store is open now for this dispatch method and until when, or when it opens. Hours of holidays win over those of
 * weekdays, and a pause delays the opening. A store that is switched off has no next opening: its hours do not show when it will be
 * switched on. docs/rules/times.md#open-now-and-next-opening, docs/rules/times.md#pause, docs/rules/times.md#dispatch-method-switched-off.
 */
export function storeOpening(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  if (!dispatchOpen(store, dispatch) || !offersDispatch(store, dispatch))
    return { kind: 'closed', opensAt: null };
  const resumes = store.pausedUntil === null ? now : Date.parse(store.pausedUntil);
  if (resumes <= now) return openingBy(store, dispatch, now);
  const today = openingHoursTime(now, store.timeZone).date;
  return {
    kind: 'closed',
    opensAt: firstOpen(openingBy(store, dispatch, resumes), resumes, store.timeZone, today),
  };
}

type OpensAt = Extract<StoreOpening, { kind: 'closed' }>['opensAt'];

/** Returns the first opening after a pause: the end of the pause if the store is open then, else the next opening. */
function firstOpen(then: StoreOpening, resumes: number, timeZone: string, today: string): OpensAt {
  const { date, weekday, minute } = openingHoursTime(resumes, timeZone);
  if (then.kind === 'open') return { weekday, time: formatClock(minute), today: date === today };
  return then.opensAt && { ...then.opensAt, today: then.opensAt.today && date === today };
}

function openingBy(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  const { date, minute } = openingHoursTime(now, store.timeZone);
  const yesterday = addDays(date, -1);
  const at = 1440 + minute;
  const windows = openWindows(store, dispatch, yesterday, 1 + datesAhead);
  const current = windows.find(({ from, to }) => at >= from && at < to);
  if (current === undefined)
    return { kind: 'closed', opensAt: nextOpening(windows, at, yesterday) };
  return { kind: 'open', until: current.to - at > weekMinutes ? null : formatClock(current.to) };
}

function nextOpening(windows: readonly OpenWindow[], at: number, firstDate: string): OpensAt {
  const next = windows.find(({ from }) => from >= at)?.from;
  if (next === undefined) return null;
  const ahead = Math.floor(next / 1440);
  return {
    weekday: weekdayOf(addDays(firstDate, ahead)),
    time: formatClock(next % 1440),
    today: ahead === Math.floor(at / 1440),
  };
}

/**
 * docs/rules/times.md#ordering-state: a store that is closed by its open flag, its hours or a pause still takes scheduled orders if it has
 * future orders on, else none. A dispatch method outside of `orderMethod` has no scheduled orders either. Suspended and inactive stores are
 * blocked.
 */
export function orderingState(store: Store, dispatch: DispatchMethod, now: number): OrderingState {
  if (isBlocked(store)) return { kind: 'blocked' };
  if (!offersDispatch(store, dispatch)) return { kind: 'disabled' };
  if (storeOpening(store, dispatch, now).kind === 'open') return { kind: 'open' };
  return store.futureOrdersEnabled ? { kind: 'scheduledOnly' } : { kind: 'disabled' };
}
