import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/**
 * How the money of an order stands for its shopper. `due`: to be paid online, and nobody is paying now. `confirming`: an attempt is under
 * way. `lapsed`: it was never paid and cannot be any more. `returning`, `returned`: money that came too late goes back.
 */
export type OrderPaymentState =
  'atTheDoor' | 'due' | 'confirming' | 'paid' | 'lapsed' | 'returning' | 'returned';
type PayableOrder = Pick<Order, 'payment' | 'status'>;

export function orderPaymentState(order: PayableOrder): OrderPaymentState {
  const { payment, status } = order;
  if (payment === null) return 'atTheDoor';
  switch (payment.stage) {
    case 'unpaid':
      return isPayable(order) ? 'due' : 'lapsed';
    case 'started':
      return hasOrderEnded(status) ? 'lapsed' : 'confirming';
    case 'paid':
    case 'returning':
    case 'returned':
      return payment.stage;
    default:
      return unreachable(payment.stage);
  }
}

/** It may be paid, or tried again, for as long as its clock runs. */
export const isPayable = ({ payment, status }: PayableOrder): boolean =>
  payment !== null && payment.payableUntil !== null && !hasOrderEnded(status);

/** The kitchen waits for the money: nothing may be promised yet. */
export const awaitsPayment = (order: PayableOrder): boolean =>
  ['due', 'confirming', 'lapsed'].includes(orderPaymentState(order));
