import { minuteMs } from '../duration.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import { instantOf } from '../time/instant.ts';
import { unreachable } from '../unreachable.ts';
import { isPickedUp } from '../courier/delivery-status.ts';
import type { Order } from './order.ts';
import { hasOrderEnded } from './order-status.ts';

/**
 * Milliseconds after an expected time during which "about 20:35" is still true. Afterwards the
 * order is late.
 */
export const aboutMs = 5 * minuteMs;
/** The smallest move of an expected time that the shopper is told, in milliseconds. */
const toldMoveMs = 5 * minuteMs;
const dayMinutes = 24 * 60;

/** `at`: ISO instant. `change`: compared with the time that the shopper was told at the order. */
export type SaidTime = { readonly at: string; readonly change: 'asSaid' | 'earlier' | 'later' };

/**
 * The statement of the order page about the time of an order.
 * docs/rules/orders.md#clock-of-an-order.
 *
 * - `silent`: the payment is missing, nobody delivers the order yet, or this version does not know
 *   its status. No time is promised.
 * - `waiting`: the restaurant has not accepted the order. `expected`: it has. `time` null: only the
 *   restaurant knows the time.
 * - `scheduled`: the order is for the shopper's own hour.
 * - `late`: the last known time has passed. `at`: the new time; null while nobody knows one.
 *   `since`: the time that was not kept. ISO instants.
 * - `ready`: a pickup waits at the counter. `onTheWay`: a rider has the food.
 * - `ended`: there is nothing to wait for, and the code is of no use.
 */
export type OrderClock =
  | { readonly kind: 'silent' | 'ready' | 'ended' }
  | { readonly kind: 'waiting' | 'expected'; readonly time: SaidTime | null }
  | { readonly kind: 'scheduled'; readonly at: string }
  | { readonly kind: 'onTheWay'; readonly time: SaidTime | null }
  | {
      readonly kind: 'late';
      readonly since: string;
      readonly at: string | null;
      readonly isOnTheWay: boolean;
    };

/** The facts of an order that its clock depends on. */
export type ClockFacts = Pick<
  Order,
  | 'status'
  | 'dispatchMethod'
  | 'estimatedAt'
  | 'promisedAt'
  | 'scheduledDate'
  | 'rider'
  | 'decideBy'
  | 'payment'
  | 'timeZone'
>;

/** Returns what the clock of an order says at `now` (milliseconds). */
export function orderClock(order: ClockFacts, now: number): OrderClock {
  const { status } = order;
  if (hasOrderEnded(status)) return { kind: 'ended' };
  if (isPaymentMissing(order) || order.decideBy !== null) return { kind: 'silent' };
  switch (status) {
    case 'creation_scheduled':
    case 'scheduled':
    case 'created':
      return timedClock('waiting', order, now);
    case 'preparing':
      return timedClock('expected', order, now);
    case 'ready':
      return order.dispatchMethod === 'in_store'
        ? { kind: 'ready' }
        : timedClock('expected', order, now);
    case 'inTransit':
      return timedClock('onTheWay', order, now);
    case 'unknown':
      return { kind: 'silent' };
    case 'completed':
    case 'cancelled':
    case 'failed':
    case 'reversed':
      return { kind: 'ended' };
    default:
      return unreachable(status);
  }
}

/**
 * The courier's arrival time once the rider has the food; before that, the order's own. ISO
 * instant; null: unknown.
 */
export const expectedAt = ({
  rider,
  estimatedAt,
}: Pick<Order, 'rider' | 'estimatedAt'>): string | null =>
  rider?.eta != null && isPickedUp(rider.status) ? rider.eta : estimatedAt;

/**
 * Returns the next instant (milliseconds, after `now`) at which the clock says something else
 * without any event: a time passes, or "tomorrow" becomes today. null: never.
 */
export function clockChangesAt(order: ClockFacts, now: number): number | null {
  const clock = orderClock(order, now);
  if (clock.kind === 'silent' || clock.kind === 'ready' || clock.kind === 'ended') return null;
  const at = expectedAt(order);
  const changes = [at, order.promisedAt ?? null]
    .filter((instant) => instant !== null)
    .map((instant) => instantOf(instant) + aboutMs + 1);
  if (at !== null && isOtherDay(at, now, order.timeZone))
    changes.push(nextDay(now, order.timeZone));
  const next = Math.min(...changes.filter((instant) => instant > now));
  return Number.isFinite(next) ? next : null;
}

const isPaymentMissing = ({ payment }: ClockFacts): boolean =>
  payment !== null && (payment.stage === 'unpaid' || payment.stage === 'started');

function timedClock(
  kind: 'waiting' | 'expected' | 'onTheWay',
  order: ClockFacts,
  now: number,
): OrderClock {
  const at = expectedAt(order);
  if (at === null) return { kind, time: null };
  const promised = order.promisedAt ?? at;
  const isOnTheWay = kind === 'onTheWay';
  if (hasPassed(at, now)) return { kind: 'late', since: at, at: null, isOnTheWay };
  const change = changeOf(instantOf(promised), instantOf(at));
  if (change === 'later' && hasPassed(promised, now))
    return { kind: 'late', since: promised, at, isOnTheWay };
  if (order.scheduledDate !== null && change === 'asSaid' && !isOnTheWay)
    return { kind: 'scheduled', at };
  return { kind, time: { at, change } };
}

const hasPassed = (instant: string, now: number): boolean => now > instantOf(instant) + aboutMs;

function changeOf(promised: number, at: number): SaidTime['change'] {
  if (Math.abs(at - promised) < toldMoveMs) return 'asSaid';
  return at < promised ? 'earlier' : 'later';
}

const isOtherDay = (at: string, now: number, timeZone: string): boolean =>
  zonedTime(instantOf(at), timeZone).date !== zonedTime(now, timeZone).date;

/** The first instant of the store's next day; on a day of a clock change an hour off at most. */
const nextDay = (now: number, timeZone: string): number =>
  now - (now % minuteMs) + (dayMinutes - zonedTime(now, timeZone).minute) * minuteMs;
