import { addDays } from '../hours/calendar.ts';
import { type OpenWindow, openWindows } from '../hours/open-windows.ts';
import { datesAhead } from '../hours/opening-at.ts';
import { weekMinutes } from '../hours/join-windows.ts';
import { openingHoursTime, formatClock, weekdayOf } from '../hours/zoned-time.ts';
import type { Weekday } from '../hours/weekday.ts';
import type { DispatchMethod, Store } from './store.ts';
import { instantOf } from '../time/instant.ts';

/**
 * `until` and `time` are store-local `HH:mm`. `until` null: open around the clock. `opensAt` null:
 * no opening is known.
 */
export type StoreOpening =
  | { kind: 'open'; until: string | null }
  | { kind: 'closed'; opensAt: { weekday: Weekday; time: string; today: boolean } | null };

/**
 * Returns whether the hours of this dispatch method are open now and until when, or when they open.
 * Hours of holidays win over those of weekdays, and a pause delays the opening. Switches and the
 * subscription do not count here: `storeOpening` of why-store-is-closed.ts heeds them.
 * docs/rules/times.md#open-now-and-next-opening, docs/rules/times.md#pause.
 */
export function openingByHours(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  const resumes = store.pausedUntil === null ? now : instantOf(store.pausedUntil);
  if (resumes <= now) return openingBy(store, dispatch, now);
  const today = openingHoursTime(now, store.timeZone).date;
  return {
    kind: 'closed',
    opensAt: firstOpen(openingBy(store, dispatch, resumes), resumes, store.timeZone, today),
  };
}

/** The next opening: weekday and store-local `HH:mm`. null: none is known. */
export type OpensAt = Extract<StoreOpening, { kind: 'closed' }>['opensAt'];

/**
 * Returns the first opening after a pause: the end of the pause if the store is open then, else the
 * next opening.
 */
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
