import type { DispatchMethod } from '../store/store.ts';
import { unreachable } from '../unreachable.ts';
import { canTransition, isBeforePreparation, type OrderStatus } from './order-status.ts';

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
 * - `refunded`: its provider gave the money back before preparation (a chargeback).
 * - `cancelledInPreparation`: restaurant, operator or a deadline ended it after preparation had begun.
 * - `reversed`: its money went back after it was completed.
 * - `refundProven`: it had been cancelled or had failed, and the provider now shows its money as refunded.
 */
export type OrderEnd =
  'failed' | 'cancelled' | 'refunded' | 'cancelledInPreparation' | 'reversed' | 'refundProven';

/** `statuses`: the statuses that the order takes one after the other. The last one is its final status. */
export type OrderEnding = { end: OrderEnd; statuses: readonly [EndStatus, ...EndStatus[]] };

/**
 * Returns the end of an order that is to become `to`, or null if its status does not allow it. A created order becomes `reversed` by way of
 * `cancelled`. docs/rules/orders.md#status-moves.
 */
export function orderEnding(
  from: OrderStatus,
  to: EndStatus,
  dispatch: DispatchMethod,
): OrderEnding | null {
  if (canTransition(from, to, dispatch)) return { end: endOf(from, to), statuses: [to] };
  if (from !== 'created' || to !== 'reversed') return null;
  return { end: endOf(from, to), statuses: ['cancelled', to] };
}

function endOf(from: OrderStatus, to: EndStatus): OrderEnd {
  if (from === 'completed') return 'reversed';
  if (from === 'cancelled' || from === 'failed') return 'refundProven';
  if (!isBeforePreparation(from)) return 'cancelledInPreparation';
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
