import { addDays } from '../hours/calendar.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import type { ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { commonTimes, isSoldAt, type SaleTimes, saleTimes } from './sale-times.ts';
import type { OfferedDay, OfferedTime, Slot } from './slot.ts';
import { isSlotFull } from './slot-capacity.ts';
import { type StoreSlotsFacts, storeSlots } from './store-slots.ts';

/** `products`: the products to order. `platform`: the ordering channel. */
export type CartSlotsFacts = StoreSlotsFacts & {
  products: readonly ProductId[];
  index: MenuIndex;
  platform: string;
};

/** The slots that suit every available product, and the products that no slot suits. */
type CartSlots = { slots: readonly Slot[]; unavailable: readonly ProductId[] };

function cartSlots(question: CartSlotsFacts): CartSlots {
  const { index, dispatch, platform, wait, now: orderedAt } = question;
  const all = storeSlots(question);
  const unavailable: ProductId[] = [];
  const times: SaleTimes[] = [];
  for (const id of new Set(question.products)) {
    const sale = saleTimes(index.productById.get(id), index, {
      dispatch,
      platform,
      orderedAt,
      wait,
    });
    if (sale === null || (all.length > 0 && !all.some((slot) => isSoldAt(sale, slot))))
      unavailable.push(id);
    else times.push(sale);
  }
  const common = commonTimes(times);
  return { slots: all.filter((slot) => isSoldAt(common, slot)), unavailable };
}

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
