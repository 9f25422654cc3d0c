import { endMinuteOf, minuteOf, zonedTime } from '../hours/zoned-time.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { DisabledItem, Product, TimeRange } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

/** When and how something is wanted. `now` is the instant of the order, or of the future order (milliseconds). */
export type Moment = { now: number; timeZone: string; dispatch: DispatchMethod; platform: string };

export type UnavailableReason =
  | 'notInMenu'
  | 'platform'
  | 'dispatchMethod'
  | 'disabled'
  | 'outOfStock'
  | 'notStarted'
  | 'ended'
  | 'notToday'
  | 'notYetToday'
  | 'overForToday';

/** `from`: store-local `HH:mm` for notYetToday, an ISO instant for notStarted, outOfStock and disabled when known. */
export type Availability = { kind: 'available' } | { kind: 'unavailable'; reason: UnavailableReason; from: string | null };

const available: Availability = { kind: 'available' };
const unavailable = (reason: UnavailableReason, from: string | null = null): Availability => ({ kind: 'unavailable', reason, from });

/** Whether a product can be bought at a moment, or the first reason it cannot. Spec §5 Cart availability. */
export function checkAvailability(product: Product, index: MenuIndex, moment: Moment): Availability {
  if (!index.productById.has(product.id)) return unavailable('notInMenu');
  if (!product.platform.includes(moment.platform)) return unavailable('platform');
  if (product.dispatchMethod !== 'both' && product.dispatchMethod !== moment.dispatch) return unavailable('dispatchMethod');
  const off = index.disabledProducts.get(product.id);
  if (off !== undefined && isStillOff(off, moment.now)) return unavailable('disabled', off.endDate);
  return checkStock(product, index, moment.now) ?? checkDates(product, moment.now) ?? checkWeek(product, moment) ?? available;
}

/** A switched-off item comes back at its end date; without one it stays off. */
export const isStillOff = (item: DisabledItem, now: number): boolean => item.endDate === null || Date.parse(item.endDate) > now;

function checkStock(product: Product, index: MenuIndex, now: number): Availability | null {
  const price = index.priceByProduct.get(product.id);
  if (price === undefined || price.stock === null || price.stock > 0) return null;
  const back = price.withoutStockUntil;
  return back !== null && Date.parse(back) <= now ? null : unavailable('outOfStock', back);
}

function checkDates(product: Product, now: number): Availability | null {
  if (product.startDatetime !== null && now < Date.parse(product.startDatetime)) return unavailable('notStarted', product.startDatetime);
  if (product.endDatetime !== null && now > Date.parse(product.endDatetime)) return unavailable('ended');
  return null;
}

function checkWeek(product: Product, { now, timeZone }: Moment): Availability | null {
  const local = zonedTime(now, timeZone);
  if (!product.availability.includes(local.weekday)) return unavailable('notToday');
  const ranges = product.availabilityTime[local.weekday] ?? [];
  if (ranges.length === 0 || ranges.some((range) => within(range, local.minute))) return null;
  const next = ranges
    .map(([from]) => from)
    .toSorted()
    .find((from) => minuteOf(from) > local.minute);
  return next === undefined ? unavailable('overForToday') : unavailable('notYetToday', next);
}

const within = ([from, to]: TimeRange, minute: number): boolean => minute >= minuteOf(from) && minute < endMinuteOf(to);
