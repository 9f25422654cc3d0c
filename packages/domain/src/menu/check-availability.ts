import { endMinuteOf, minuteOf, zonedTime } from '../hours/zoned-time.ts';
import type { DispatchMethod } from '../store/store.ts';
import { type Comeback, comebackAt, laterToday, nextDay } from './comeback.ts';
import { earliestFor } from './lead-time.ts';
import type { DisabledItem, Product, TimeRange } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

/** Of a future order: when it is ordered (milliseconds), which cooking time counts from, and how long it usually waits (minutes). */
type Ahead = { orderedAt: number; wait: number };

/**
 * When and how something is wanted. `now` is the instant at which it is judged (milliseconds): that of the order, or the one a future
 * order is for, which says besides when it is ordered. Without that the order is for as soon as possible.
 */
export type Moment = { now: number; timeZone: string; dispatch: DispatchMethod; platform: string } & (
  Ahead | { orderedAt?: undefined; wait?: undefined }
);

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

/** `from`: when it can be bought again, where that is known. */
export type Availability = { kind: 'available' } | { kind: 'unavailable'; reason: UnavailableReason; from: Comeback | null };

const available: Availability = { kind: 'available' };
const unavailable = (reason: UnavailableReason, from: Comeback | null = null): Availability => ({ kind: 'unavailable', reason, from });

/** Whether a product can be bought at a moment, or the first reason it cannot. Spec §5 Cart availability. */
export function checkAvailability(product: Product, index: MenuIndex, moment: Moment): Availability {
  if (!index.productById.has(product.id)) return unavailable('notInMenu');
  if (!product.platform.includes(moment.platform)) return unavailable('platform');
  if (product.dispatchMethod !== 'both' && product.dispatchMethod !== moment.dispatch) return unavailable('dispatchMethod');
  return (
    checkSwitch(product, index, moment) ??
    checkStock(product, index, moment) ??
    checkDates(product, moment) ??
    checkLeadTime(product, moment) ??
    checkWeek(product, moment) ??
    available
  );
}

/** A switched-off item comes back at its end date; without one it stays off. */
export const isStillOff = (item: DisabledItem, now: number): boolean => item.endDate === null || Date.parse(item.endDate) > now;

function checkSwitch(product: Product, index: MenuIndex, { now, timeZone }: Moment): Availability | null {
  const off = index.disabledProducts.get(product.id);
  return off !== undefined && isStillOff(off, now) ? unavailable('disabled', comebackAt(off.endDate, now, timeZone)) : null;
}

function checkStock(product: Product, index: MenuIndex, { now, timeZone }: Moment): Availability | null {
  const price = index.priceByProduct.get(product.id);
  if (price === undefined || price.stock === null || price.stock > 0) return null;
  const back = price.withoutStockUntil;
  return back !== null && Date.parse(back) <= now ? null : unavailable('outOfStock', comebackAt(back, now, timeZone));
}

function checkDates({ startDatetime, endDatetime }: Product, { now, timeZone }: Moment): Availability | null {
  if (startDatetime !== null && now < Date.parse(startDatetime)) return unavailable('notStarted', comebackAt(startDatetime, now, timeZone));
  return endDatetime !== null && now > Date.parse(endDatetime) ? unavailable('ended') : null;
}

function checkLeadTime(product: Product, { now, orderedAt, wait, timeZone }: Moment): Availability | null {
  if (orderedAt === undefined) return null;
  const earliest = earliestFor(product, { orderedAt, wait });
  return now < earliest ? unavailable('needsTime', comebackAt(new Date(earliest).toISOString(), now, timeZone)) : null;
}

function checkWeek(product: Product, { now, timeZone }: Moment): Availability | null {
  const local = zonedTime(now, timeZone);
  if (!product.availability.includes(local.weekday)) return unavailable('notToday', nextDay(product, local, timeZone));
  const ranges = product.availabilityTime[local.weekday] ?? [];
  if (ranges.length === 0 || ranges.some((range) => within(range, local.minute))) return null;
  const later = laterToday(product, local);
  return later === null ? unavailable('overForToday', nextDay(product, local, timeZone)) : unavailable('notYetToday', later);
}

const within = ([from, to]: TimeRange, minute: number): boolean => minute >= minuteOf(from) && minute < endMinuteOf(to);
