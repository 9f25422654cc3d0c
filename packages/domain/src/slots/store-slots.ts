import { minuteMs } from '../duration.ts';
import { addDays } from '../hours/calendar.ts';
import { halfHours } from '../hours/half-hours.ts';
import { type OpenWindow, openWindows } from '../hours/open-windows.ts';
import { roundHours } from '../hours/round-hours.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { acceptsScheduledOrders } from './accepts-scheduled-orders.ts';
import type { Slot } from './slot.ts';
import { instantOf } from '../time/instant.ts';

/**
 * `now` in milliseconds; `days`: number of dates, today first; `wait`: the usual wait in minutes.
 */
export type StoreSlotsFacts = {
  store: Store;
  dispatch: DispatchMethod;
  now: number;
  days: number;
  wait: number;
};

/**
 * Returns every half hour for which a store can have food ready, in order, whatever the products.
 * Openings are rounded up to :00 or :30 and closings down; adjacent windows are joined, over
 * midnight too. The first slot of a window is `wait` after its opening. Today's first slot is
 * `wait` plus the store's busy minutes from now, or from the end of its pause. A store that takes
 * no orders for later has none (`acceptsScheduledOrders`). docs/rules/times.md#half-hour-slots,
 * docs/rules/times.md#first-slot-of-an-opening, docs/rules/times.md#first-slot-from-now.
 */
export function storeSlots({ store, dispatch, now, days, wait }: StoreSlotsFacts): readonly Slot[] {
  if (!acceptsScheduledOrders(store, dispatch)) return [];
  const today = zonedTime(now, store.timeZone).date;
  const yesterday = addDays(today, -1);
  const windows = openWindows(store, dispatch, yesterday, days + 1).flatMap(
    (window) => roundHours(window) ?? [],
  );
  const busyUntil = Math.max(now, store.pausedUntil === null ? now : instantOf(store.pausedUntil));
  const first = busyUntil + (wait + store.busyMinutes) * minuteMs;
  return slotsInWindows(windows, {
    from: yesterday,
    days: days + 1,
    timeZone: store.timeZone,
    wait,
    first,
    today,
  });
}

/**
 * Returns whether the store has such a slot, full or not. `requestedTime` in milliseconds. The
 * cart's rules check the products.
 */
export const isStoreSlot = (question: StoreSlotsFacts, requestedTime: number): boolean =>
  storeSlots(question).some(({ instant }) => instant === requestedTime);

type Range = {
  from: string;
  days: number;
  timeZone: string;
  wait: number;
  first: number;
  today: string;
};

/**
 * Collects the slots from yesterday on, because a window that began yesterday may still be open.
 */
function slotsInWindows(
  windows: readonly OpenWindow[],
  { from, days, timeZone, wait, first, today }: Range,
): readonly Slot[] {
  const slots: Slot[] = [];
  let at = 0;
  let opened: number | null = null;
  for (let day = 0; day < days; day += 1) {
    const date = addDays(from, day);
    for (const half of halfHours(date, timeZone)) {
      const clock = day * 1440 + half.openingMinute;
      while (clock >= (windows[at]?.to ?? Infinity)) [at, opened] = [at + 1, null];
      if (clock < (windows[at]?.from ?? Infinity)) continue;
      opened ??= half.instant;
      if (date >= today && half.instant >= first && half.instant >= opened + wait * minuteMs)
        slots.push(half);
    }
  }
  return slots;
}
