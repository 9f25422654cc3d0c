import { minuteMs } from '../duration.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { DispatchMethod } from '../store/store.ts';
import { acceptMinutesBounds } from './accept-times.ts';

/** Minutes that staff may add to the time of an accepted order at once. */
export const moreTimeChoices = [5, 10, 15, 20] as const;
export type MoreMinutes = (typeof moreTimeChoices)[number];

/** Statuses of an order that may get more time. */
export const moreTimeStatuses = [
  'preparing',
  'inTransit',
] as const satisfies readonly OrderStatus[];

/**
 * An order that gets more time. `expectedAt`: in the kitchen when its food is ready, on its way
 * when it arrives; milliseconds, null: unknown. `broughtBy`: who carries a delivery.
 */
export type MoreTimeFacts = {
  status: OrderStatus;
  dispatchMethod: DispatchMethod;
  broughtBy: 'store' | 'courier';
  expectedAt: number | null;
};

/** Returns whether the order is cooked, or on its way with the store's own rider. */
export const mayGetMoreTime = ({
  status,
  dispatchMethod,
  broughtBy,
}: Pick<MoreTimeFacts, 'status' | 'dispatchMethod' | 'broughtBy'>): boolean =>
  status === 'preparing' ||
  (status === 'inTransit' && dispatchMethod === 'store_delivery' && broughtBy === 'store');

/**
 * Returns the new expected time of an order that gets `minutes` more at `now`, in milliseconds:
 * they count from the time that was named, or from now if that has passed. null: the order gets no
 * more time, because it is past the kitchen or the time would be too far ahead.
 * docs/rules/counter-board.md#more-time.
 */
export function timeAfterMore(facts: MoreTimeFacts, minutes: number, now: number): number | null {
  if (!mayGetMoreTime(facts)) return null;
  const at = Math.max(facts.expectedAt ?? now, now) + minutes * minuteMs;
  return at > now + acceptMinutesBounds.max * minuteMs ? null : at;
}

/** The shopper is mailed once staff has added this much. */
const mailedMinutes = 10;

/**
 * Returns whether the shopper is mailed that an order comes later: once, with the tap by which the
 * added minutes of the order reach ten. `before`: minutes that staff had added before.
 * docs/rules/notifications.md#mail-about-more-time.
 */
export const isMailedAbout = (minutes: number, before: number): boolean =>
  before < mailedMinutes && before + minutes >= mailedMinutes;
