import { endMinuteOf, minuteOf } from '../hours/zoned-time.ts';
import { earliestSaleTime } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { Slot } from './slot.ts';
import { weekdays } from '../hours/weekday.ts';
import { instantOf } from '../time/instant.ts';

/** `orderedAt` in milliseconds; `wait`: the usual wait in minutes. */
export type SaleTimesFacts = {
  dispatch: DispatchMethod;
  platform: string;
  orderedAt: number;
  wait: number;
};

/**
 * The slots in which a product is sold: between two instants, both included, and in these half
 * hours of a week (null: in all).
 */
export type SaleTimes = { earliest: number; latest: number; week: Uint8Array | null };

/**
 * Returns the slots for which a product that is ordered now can be requested, or null for none. The
 * same rules as `checkAvailability`, evaluated once for all times.
 * docs/rules/times.md#slots-of-a-cart.
 */
export function saleTimes(
  product: Product | undefined,
  index: MenuIndex,
  { dispatch, platform, orderedAt, wait }: SaleTimesFacts,
): SaleTimes | null {
  if (product === undefined || !product.platform.includes(platform)) return null;
  if (product.dispatchMethod !== 'both' && product.dispatchMethod !== dispatch) return null;
  const earliest = Math.max(
    earliestSaleTime(product, { orderedAt, wait }),
    product.startDatetime === null ? -Infinity : instantOf(product.startDatetime),
    enabledAt(product, index),
    inStockAt(product, index),
  );
  const latest = product.endDatetime === null ? Infinity : instantOf(product.endDatetime);
  return earliest > latest || earliest === Infinity
    ? null
    : { earliest, latest, week: weekOf(product) };
}

/** Returns the times at which all of the products are sold. */
export function commonTimes(sales: readonly SaleTimes[]): SaleTimes {
  let week: Uint8Array | null = null;
  for (const { week: own } of sales) {
    if (own !== null)
      week = week === null ? own : week.map((isSold, at) => isSold & (own[at] ?? 0));
  }
  return {
    earliest: Math.max(...sales.map(({ earliest }) => earliest)),
    latest: Math.min(...sales.map(({ latest }) => latest)),
    week,
  };
}

export const isSoldAt = (
  { earliest, latest, week }: SaleTimes,
  { instant, weekday, minute }: Slot,
): boolean =>
  instant >= earliest &&
  instant <= latest &&
  (week === null || week[weekday * 48 + minute / 30] === 1);

/**
 * Returns the instant from which the product is enabled. Infinity: the restaurant switched it off
 * without an end date.
 */
function enabledAt({ id }: Product, index: MenuIndex): number {
  const off = index.disabledProducts.get(id);
  if (off === undefined) return -Infinity;
  return off.endDate === null ? Infinity : instantOf(off.endDate);
}

function inStockAt({ id }: Product, index: MenuIndex): number {
  const price = index.priceByProduct.get(id);
  if (price === undefined || price.stock === null || price.stock > 0) return -Infinity;
  return price.withoutStockUntil === null ? Infinity : instantOf(price.withoutStockUntil);
}

function weekOf({ availability, availabilityTime }: Product): Uint8Array | null {
  if (availability.length === 7 && Object.keys(availabilityTime).length === 0) return null;
  const week = new Uint8Array(7 * 48);
  for (const weekday of weekdays.filter((each) => availability.includes(each))) {
    const ranges = availabilityTime[weekday] ?? [];
    if (ranges.length === 0) week.fill(1, weekday * 48, (weekday + 1) * 48);
    for (const [from, to] of ranges) {
      week.fill(
        1,
        weekday * 48 + Math.ceil(minuteOf(from) / 30),
        weekday * 48 + Math.ceil(endMinuteOf(to) / 30),
      );
    }
  }
  return week;
}
