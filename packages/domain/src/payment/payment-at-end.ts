import type { EndStatus } from '../order/order-end.ts';
import type { PaymentStatus } from './payment-status.ts';

/**
 * The payment of an order that ends without being completed. `isReversed`: the order's entries in the ledger are reversed, so that the
 * shopper owes nothing or is owed a refund.
 */
export type PaymentAtEnd = { paymentStatus: PaymentStatus; isReversed: boolean };

/**
 * Returns the payment of an order that ends with status `end`. A completed online payment is refunded in full: `refunding` is its status once
 * the refund was requested; null: the order has no completed online payment. Money that the restaurant received on delivery stays with the
 * restaurant, unless the order is reversed. Without money the payment takes the order's status.
 * docs/rules/payments.md#refund-of-a-paid-order.
 */
export function paymentAtEnd(
  end: EndStatus,
  paymentStatus: PaymentStatus,
  refunding: PaymentStatus | null,
): PaymentAtEnd {
  if (refunding !== null) return { paymentStatus: refunding, isReversed: true };
  if (paymentStatus === 'completed' && end !== 'reversed')
    return { paymentStatus, isReversed: false };
  return { paymentStatus: end, isReversed: true };
}
