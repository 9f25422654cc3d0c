import { addDays } from '../hours/calendar.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import type { ProductId } from '../ids.ts';
import { type CartSlotsFacts, cartSlots } from './cart-slots.ts';
import type { OfferedDay, OfferedTime } from './slot.ts';
import { isSlotFull } from './slot-capacity.ts';

export type ScheduledAvailability = {
  timeZone: string;
  days: readonly OfferedDay[];
  unavailableProductIds: readonly ProductId[];
};

/** The number of orders placed for each instant (milliseconds). */
export type BookedSlots = ReadonlyMap<number, number>;

/**
 * Returns the store's days with their times, today first. A date without times has an empty list.
 * docs/rules/times.md#scheduled-date-availability-call, docs/rules/times.md#slot-capacity.
 */
export function scheduledAvailability(
  question: CartSlotsFacts,
  booked: BookedSlots,
): ScheduledAvailability {
  const { store, now, days } = question;
  const { slots, unavailable } = cartSlots(question);
  const today = zonedTime(now, store.timeZone).date;
  const timesOf = new Map<string, OfferedTime[]>(
    Array.from({ length: days }, (_, ahead) => [addDays(today, ahead), []]),
  );
  for (const { date, time, instant, iso } of slots) {
    const isFull = isSlotFull(booked.get(instant) ?? 0, store.slotCapacity);
    timesOf.get(date)?.push({ time, instant: iso, isFull });
  }
  return {
    timeZone: store.timeZone,
    days: [...timesOf].map(([date, times]) => ({ date, times })),
    unavailableProductIds: unavailable,
  };
}
