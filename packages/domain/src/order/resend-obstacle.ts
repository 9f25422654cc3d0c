import { hasOrderEnded, type OrderStatus } from './order-status.ts';

/**
 * Reasons for which an order is not sent to its restaurant again. `notPaid`: it waits for its
 * payment. `undoable`: its shopper may still undo it. `early`: the preparation of the future order
 * has not opened. `begun`: the restaurant has begun it. `ended`: it has ended.
 */
export type ResendObstacle = 'notPaid' | 'undoable' | 'early' | 'begun' | 'ended';

/**
 * `opensAt`: when the restaurant of a future order begins it, milliseconds; null: an order for now.
 */
export type ResendFacts = {
  status: OrderStatus;
  awaitsPayment: boolean;
  isUndoable: boolean;
  opensAt: number | null;
};

/**
 * Returns the first reason for which an order is not sent again at `now` (milliseconds), or null if
 * it is. docs/rules/orders.md#order-sent-again-by-the-operator.
 */
export function resendObstacle(order: ResendFacts, now: number): ResendObstacle | null {
  if (hasOrderEnded(order.status)) return 'ended';
  if (order.awaitsPayment) return 'notPaid';
  if (order.isUndoable) return 'undoable';
  if (order.status === 'scheduled')
    return order.opensAt !== null && now < order.opensAt ? 'early' : null;
  return order.status === 'created' ? null : 'begun';
}
