import { covers, splitWeekMinute, weekMinutes, type WeekWindow, weekWindows } from '../hours/join-hours.ts';
import { doorTime, formatClock } from '../hours/zoned-time.ts';
import type { Weekday } from '../hours/weekday.ts';
import type { DispatchMethod, Store } from './store.ts';

/** `until` and `time` are store-local `HH:mm`; `until` null means around the clock, `opensAt` null that no opening is known. */
export type StoreOpening =
  { kind: 'open'; until: string | null } | { kind: 'closed'; opensAt: { weekday: Weekday; time: string; today: boolean } | null };

/** What may be ordered: anything, only for later, nothing, or the store is blocked by its subscription. */
export type OrderingState = { kind: 'open' } | { kind: 'scheduledOnly' } | { kind: 'disabled' } | { kind: 'blocked' };

const dispatchOpen = (store: Store, dispatch: DispatchMethod): boolean => (dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen);
const offers = (store: Store, dispatch: DispatchMethod): boolean => store.orderMethod === 'both' || store.orderMethod === dispatch;

/**
 * Whether the store works now for this dispatch method, until when, or when it opens. A store that is switched off promises no
 * opening: its hours do not say when it will be switched on. Spec §4 Store open check.
 */
export function storeOpening(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  if (!dispatchOpen(store, dispatch) || !offers(store, dispatch)) return { kind: 'closed', opensAt: null };
  const windows = weekWindows(store.businessHours, dispatch);
  const local = doorTime(now, store.timeZone);
  const at = local.weekday * 1440 + local.minute;
  const current = windows.find((window) => covers(window, at));
  if (current === undefined) return { kind: 'closed', opensAt: nextOpening(windows, at) };
  return { kind: 'open', until: current.to - current.from >= weekMinutes ? null : formatClock(current.to) };
}

function nextOpening(windows: readonly WeekWindow[], at: number): Extract<StoreOpening, { kind: 'closed' }>['opensAt'] {
  const starts = windows.map(({ from }) => (from >= at ? from : from + weekMinutes));
  if (starts.length === 0) return null;
  const next = Math.min(...starts);
  const { weekday, minute } = splitWeekMinute(next);
  return { weekday, time: formatClock(minute), today: Math.floor(next / 1440) === Math.floor(at / 1440) };
}

/**
 * The closed rule of Spec §4: closed by its open flag or its hours, a store with future orders still takes scheduled ones; without, it
 * takes none. A dispatch method that `orderMethod` leaves out has no scheduled orders either (`neither`: no method is allowed).
 * Suspended and inactive stores are blocked.
 */
export function orderingState(store: Store, dispatch: DispatchMethod, now: number): OrderingState {
  if (store.subscription === 'suspended' || store.subscription === 'inactive') return { kind: 'blocked' };
  if (!offers(store, dispatch)) return { kind: 'disabled' };
  if (storeOpening(store, dispatch, now).kind === 'open') return { kind: 'open' };
  return store.futureOrdersEnabled ? { kind: 'scheduledOnly' } : { kind: 'disabled' };
}
