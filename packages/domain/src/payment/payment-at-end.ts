import type { EndStatus } from '../order/order-end.ts';
import type { Minor } from '../money/money.ts';
import { isPaidAtOnce } from './paid-at-once.ts';
import type { PaymentStatus } from './payment-status.ts';

/**
 * The payment of an order that ends without being completed. `isReversed`: the order's entries in
 * the ledger are reversed, so that the shopper owes nothing or is owed a refund.
 */
export type PaymentAtEnd = { paymentStatus: PaymentStatus; isReversed: boolean };

/**
 * Returns the payment of an order that ends with status `end`. A completed online payment is
 * refunded in full: `refunding` is its status once the refund was requested; null: the order has no
 * completed online payment. Money that the restaurant received on delivery stays with the
 * restaurant, unless the order is reversed. Without money, also when nothing was to be charged, the
 * payment takes the order's status. `charged` in minor units.
 * docs/rules/payments.md#refund-of-a-paid-order, docs/rules/payments.md#order-of-total-0.
 */
export function paymentAtEnd(
  end: EndStatus,
  { paymentStatus, charged }: { paymentStatus: PaymentStatus; charged: Minor },
  refunding: PaymentStatus | null,
): PaymentAtEnd {
  if (refunding !== null) return { paymentStatus: refunding, isReversed: true };
  const isReceived = paymentStatus === 'completed' && !isPaidAtOnce(charged);
  if (isReceived && end !== 'reversed') return { paymentStatus, isReversed: false };
  return { paymentStatus: end, isReversed: true };
}
