import type { DispatchMethod } from '../store/store.ts';
import { unreachable } from '../unreachable.ts';
import {
  canTransition,
  endedUnfulfilled,
  isBeforePreparation,
  type OrderStatus,
} from './order-status.ts';

/** Final statuses of an order that came to nothing. `completed` is not one of them. */
export const endStatuses = [
  'cancelled',
  'failed',
  'reversed',
] as const satisfies readonly OrderStatus[];
export type EndStatus = (typeof endStatuses)[number];

/** Statuses on the way of an order to `completed`. */
export type ProgressStatus = Exclude<OrderStatus, EndStatus>;

export const isEndStatus = (status: OrderStatus): status is EndStatus =>
  endStatuses.some((each) => each === status);

/**
 * The ways in which an order ends, as its reservations see them.
 *
 * - `failed`: its payment window closed, or its restaurant refused it, before preparation.
 * - `cancelled`: shopper, restaurant, operator or a deadline ended it before preparation.
 * - `refunded`: its restaurant gave the money back before preparation.
 * - `cancelledUncooked`: the counter cancelled it after it was accepted, before anybody cooked it.
 * - `cancelledInPreparation`: restaurant, operator or a deadline ended it after preparation had
 *   begun.
 * - `reversed`: its money went back after it was completed.
 */
export type OrderEnd =
  'failed' | 'cancelled' | 'refunded' | 'cancelledUncooked' | 'cancelledInPreparation' | 'reversed';

/**
 * Returns how an order ends that is to become `to`, or null if its status does not allow it. An
 * order that came to nothing does not end again. `isUncooked`: it was accepted, and nobody has
 * begun to cook it. docs/rules/orders.md#status-moves.
 */
export const orderEnd = (
  from: OrderStatus,
  to: EndStatus,
  dispatch: DispatchMethod,
  isUncooked = false,
): OrderEnd | null =>
  canTransition(from, to, dispatch) && !endedUnfulfilled(from) ? endOf(from, to, isUncooked) : null;

/**
 * Returns the status of an order whose money all goes back: `reversed` says that the food was
 * handed over. docs/rules/orders.md#cancelled-and-reversed.
 */
export const endOfRefund = (status: OrderStatus): EndStatus =>
  status === 'completed' ? 'reversed' : 'cancelled';

/**
 * Returns the status that an order takes when its provider shows its money as refunded, or null if
 * it keeps its status: its end had come before, or its food is being made and an operator was
 * alerted. docs/rules/orders.md#cancelled-and-reversed.
 */
export const endOfRefundedMoney = (status: OrderStatus): EndStatus | null =>
  status === 'completed' || isBeforePreparation(status) ? endOfRefund(status) : null;

function endOf(from: OrderStatus, to: EndStatus, isUncooked: boolean): OrderEnd {
  if (from === 'completed') return 'reversed';
  if (!isBeforePreparation(from))
    return isUncooked ? 'cancelledUncooked' : 'cancelledInPreparation';
  switch (to) {
    case 'failed':
    case 'cancelled':
      return to;
    case 'reversed':
      return 'refunded';
    default:
      return unreachable(to);
  }
}
