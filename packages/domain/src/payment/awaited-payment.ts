import type { OrderStatus } from '../order/order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

/**
 * `payableUntil`: end of the payment window; null: the order is paid on delivery. `releasedAt`:
 * when the restaurant was notified.
 */
export type AwaitedPaymentFacts = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payableUntil: string | null;
  releasedAt: string | null;
};

/**
 * Returns whether an order paid online still awaits its payment. Until then only its shopper sees
 * it. The function `order_is_unpaid` of the database states the same for its queries.
 * docs/rules/payments.md#payment-window.
 */
export const isPaymentAwaited = (order: AwaitedPaymentFacts): boolean =>
  order.payableUntil !== null &&
  order.paymentStatus !== 'completed' &&
  (order.status === 'created' || order.status === 'creation_scheduled') &&
  order.releasedAt === null;
