import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/**
 * Payment state of an order for its shopper. `due`: to be paid online, no attempt is active.
 * `confirming`: an attempt is active. `lapsed`: the order was not paid and can no longer be.
 * `refunding`, `refunded`: late money is being refunded, or is refunded.
 */
export type OrderPaymentState =
  'payOnDelivery' | 'due' | 'confirming' | 'paid' | 'lapsed' | 'refunding' | 'refunded';
type PayableOrder = Pick<Order, 'payment' | 'status'>;

export function orderPaymentState(order: PayableOrder): OrderPaymentState {
  const { payment, status } = order;
  if (payment === null) return 'payOnDelivery';
  switch (payment.stage) {
    case 'unpaid':
      return isPayable(order) ? 'due' : 'lapsed';
    case 'started':
      return hasOrderEnded(status) ? 'lapsed' : 'confirming';
    case 'paid':
      return 'paid';
    case 'returning':
      return 'refunding';
    case 'returned':
      return 'refunded';
    default:
      return unreachable(payment.stage);
  }
}

/** Returns true while the shopper may pay the order, or try again. */
export const isPayable = ({ payment, status }: PayableOrder): boolean =>
  payment !== null && payment.payableUntil !== null && !hasOrderEnded(status);

/**
 * Returns true while the payment is not proven. The kitchen does not start, and the page promises
 * no time.
 */
export const awaitsPayment = (order: PayableOrder): boolean =>
  ['due', 'confirming', 'lapsed'].includes(orderPaymentState(order));

/**
 * Returns true while the card of an order was charged and the result is not known: another payment
 * could take the money twice, and the server refuses it. docs/rules/payments.md#unknown-charge.
 */
export const isChargeUnknown = (order: PayableOrder & Pick<Order, 'paymentMethod'>): boolean =>
  order.payment?.stage === 'started' && chargesAtOnce(order.paymentMethod);
