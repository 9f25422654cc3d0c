import type { PaymentStatus } from '../payment/payment-status.ts';
import type { DispatchMethod } from '../store/store.ts';
import { canTransition, type OrderStatus } from './order-status.ts';

export type OrderToMove = {
  status: OrderStatus;
  dispatch: DispatchMethod;
  paymentStatus: PaymentStatus;
};

/**
 * Returns whether a restaurant may move an order to a status: the table of moves has it, and an
 * order becomes reversed only if its money was received.
 * docs/rules/orders.md#order-cancelled-by-its-restaurant.
 */
export const restaurantMayMove = (
  { status, dispatch, paymentStatus }: OrderToMove,
  to: OrderStatus,
): boolean =>
  canTransition(status, to, dispatch) && (to !== 'reversed' || paymentStatus === 'completed');
