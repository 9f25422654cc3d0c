import { formatClock, zonedTime } from '../hours/zoned-time.ts';
import { splitWeekMinute, weekMinutes, type WeekWindow, weekWindows } from '../hours/week-windows.ts';
import type { Weekday } from '../menu/menu.ts';
import type { DispatchMethod, Store } from './store.ts';

/** `until` and `time` are store-local `HH:mm`; `until` null means around the clock, `opensAt` null that no opening is known. */
export type StoreOpening =
  | { kind: 'open'; until: string | null }
  | { kind: 'closed'; opensAt: { weekday: Weekday; time: string; today: boolean } | null };

/** What may be ordered: anything, only for later, nothing, or the store is blocked by its subscription. */
export type OrderingState = { kind: 'open' } | { kind: 'scheduledOnly' } | { kind: 'disabled' } | { kind: 'blocked' };

const dispatchOpen = (store: Store, dispatch: DispatchMethod): boolean => (dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen);
const offers = (store: Store, dispatch: DispatchMethod): boolean => store.orderMethod === 'both' || store.orderMethod === dispatch;

/** Whether the store works now for this dispatch method, until when, or when it opens. Spec §4 Store open check. */
export function storeOpening(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  const windows = weekWindows(store.businessHours, dispatch);
  const local = zonedTime(now, store.timeZone);
  const at = local.weekday * 1440 + local.minute;
  const current = windows.find((window) => contains(window, at));
  if (current !== undefined && dispatchOpen(store, dispatch) && offers(store, dispatch)) {
    return { kind: 'open', until: current.to - current.from >= weekMinutes ? null : formatClock(current.to) };
  }
  return { kind: 'closed', opensAt: current === undefined ? nextOpening(windows, at, local.weekday) : null };
}

const contains = ({ from, to }: WeekWindow, at: number): boolean => (at >= from && at < to) || (at + weekMinutes >= from && at + weekMinutes < to);

function nextOpening(windows: readonly WeekWindow[], at: number, today: Weekday): Extract<StoreOpening, { kind: 'closed' }>['opensAt'] {
  const starts = windows.map((window) => (window.from >= at ? window.from : window.from + weekMinutes)).toSorted((a, b) => a - b);
  const next = starts[0];
  if (next === undefined) return null;
  const { weekday, minute } = splitWeekMinute(next);
  return { weekday, time: formatClock(minute), today: weekday === today && next - at < 1440 };
}

/**
 * The closed rule of Spec §4: closed by attribute when orderMethod is `neither` or the dispatch's open flag is false, or by its hours;
 * closed with future orders enabled leaves scheduled orders, else nothing. Suspended and inactive stores are blocked.
 */
export function orderingState(store: Store, dispatch: DispatchMethod, now: number): OrderingState {
  if (store.subscription === 'suspended' || store.subscription === 'inactive') return { kind: 'blocked' };
  if (!offers(store, dispatch)) return { kind: 'disabled' };
  if (storeOpening(store, dispatch, now).kind === 'open') return { kind: 'open' };
  return store.futureOrdersEnabled ? { kind: 'scheduledOnly' } : { kind: 'disabled' };
}
