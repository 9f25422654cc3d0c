import { endMinuteOf, minuteOf, zonedTime } from '../hours/zoned-time.ts';
import type { DispatchMethod } from '../store/store.ts';
import { type NextSaleTime, nextSaleTimeAt, laterToday, nextDay } from './next-sale-time.ts';
import { earliestSaleTime } from './lead-time.ts';
import type { DisabledItem, Product } from './menu.ts';
import type { TimeRange } from './menu-schema.ts';
import type { MenuIndex } from './menu-index.ts';
import { instantOf, isoOf } from '../time/instant.ts';

/**
 * Timing of a future order. `orderedAt`: the instant of ordering (milliseconds), from which the
 * cooking time counts. `wait`: the usual wait (minutes).
 */
type FutureOrderTiming = { orderedAt: number; wait: number };

/**
 * The time and channel of a sale. `now`: the instant for which availability is checked
 * (milliseconds): the order's own instant, or the requested time of a future order, which also has
 * `orderedAt` and `wait`. Without `orderedAt` the order is for as soon as possible. `dispatch`
 * null: the shopper has not chosen and the store offers both methods, so that neither excludes a
 * product.
 */
export type SaleMoment = {
  now: number;
  timeZone: string;
  dispatch: DispatchMethod | null;
  platform: string;
} & (FutureOrderTiming | { orderedAt?: undefined; wait?: undefined });

export const unavailableReasons = [
  'notInMenu',
  'platform',
  'dispatchMethod',
  'disabled',
  'outOfStock',
  'notStarted',
  'ended',
  'needsTime',
  'notToday',
  'notYetToday',
  'overForToday',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** `from`: the next time at which the product can be bought, null if unknown. */
export type Availability =
  | { kind: 'available' }
  | { kind: 'unavailable'; reason: UnavailableReason; from: NextSaleTime | null };

const available: Availability = { kind: 'available' };
const unavailable = (
  reason: UnavailableReason,
  from: NextSaleTime | null = null,
): Availability => ({
  kind: 'unavailable',
  reason,
  from,
});

/**
 * Returns whether a product can be bought at a moment, or the first reason against it.
 * docs/rules/menu.md#availability-of-a-product.
 */
export function checkAvailability(
  product: Product,
  index: MenuIndex,
  moment: SaleMoment,
): Availability {
  if (!index.productById.has(product.id)) return unavailable('notInMenu');
  if (!product.platform.includes(moment.platform)) return unavailable('platform');
  if (!suitsDispatch(product, moment.dispatch)) return unavailable('dispatchMethod');
  return (
    checkDisabled(product, index, moment) ??
    checkStock(product, index, moment) ??
    checkDates(product, moment) ??
    checkLeadTime(product, moment) ??
    checkWeek(product, moment) ??
    available
  );
}

const suitsDispatch = ({ dispatchMethod }: Product, dispatch: DispatchMethod | null): boolean =>
  dispatch === null || dispatchMethod === 'both' || dispatchMethod === dispatch;

/**
 * Returns whether a switched-off item is still off. It returns at its end date; without one it
 * stays off.
 */
export const isStillDisabled = (item: DisabledItem, now: number): boolean =>
  item.endDate === null || instantOf(item.endDate) > now;

function checkDisabled(
  product: Product,
  index: MenuIndex,
  { now, timeZone }: SaleMoment,
): Availability | null {
  const off = index.disabledProducts.get(product.id);
  return off !== undefined && isStillDisabled(off, now)
    ? unavailable('disabled', nextSaleTimeAt(off.endDate, now, timeZone))
    : null;
}

function checkStock(
  product: Product,
  index: MenuIndex,
  { now, timeZone }: SaleMoment,
): Availability | null {
  const price = index.priceByProduct.get(product.id);
  if (price === undefined || price.stock === null || price.stock > 0) return null;
  const back = price.withoutStockUntil;
  return back !== null && instantOf(back) <= now
    ? null
    : unavailable('outOfStock', nextSaleTimeAt(back, now, timeZone));
}

function checkDates(
  { startDatetime, endDatetime }: Product,
  { now, timeZone }: SaleMoment,
): Availability | null {
  if (startDatetime !== null && now < instantOf(startDatetime))
    return unavailable('notStarted', nextSaleTimeAt(startDatetime, now, timeZone));
  return endDatetime !== null && now > instantOf(endDatetime) ? unavailable('ended') : null;
}

function checkLeadTime(
  product: Product,
  { now, orderedAt, wait, timeZone }: SaleMoment,
): Availability | null {
  if (orderedAt === undefined) return null;
  const earliest = earliestSaleTime(product, { orderedAt, wait });
  return now < earliest
    ? unavailable('needsTime', nextSaleTimeAt(isoOf(earliest), now, timeZone))
    : null;
}

function checkWeek(product: Product, { now, timeZone }: SaleMoment): Availability | null {
  const local = zonedTime(now, timeZone);
  if (!product.availability.includes(local.weekday))
    return unavailable('notToday', nextDay(product, local, timeZone));
  const ranges = product.availabilityTime[local.weekday] ?? [];
  if (ranges.length === 0 || ranges.some((range) => isInRange(range, local.minute))) return null;
  const later = laterToday(product, local);
  return later === null
    ? unavailable('overForToday', nextDay(product, local, timeZone))
    : unavailable('notYetToday', later);
}

const isInRange = ([from, to]: TimeRange, minute: number): boolean =>
  minute >= minuteOf(from) && minute < endMinuteOf(to);
