import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';

/**
 * How the money of an order stands for its shopper. `due`: to be paid online, and nobody is paying now. `confirming`: an attempt is under
 * way. `lapsed`: it was never paid and cannot be any more. `returning`, `returned`: money that came too late goes back.
 */
export type OrderMoney = 'atTheDoor' | 'due' | 'confirming' | 'paid' | 'lapsed' | 'returning' | 'returned';
type Paid = Pick<Order, 'payment' | 'status'>;

export function orderMoney(order: Paid): OrderMoney {
  const { payment, status } = order;
  if (payment === null) return 'atTheDoor';
  switch (payment.stage) {
    case 'unpaid':
      return isPayable(order) ? 'due' : 'lapsed';
    case 'started':
      return hasEnded(status) ? 'lapsed' : 'confirming';
    case 'paid':
    case 'returning':
    case 'returned':
      return payment.stage;
    default:
      return unreachable(payment.stage);
  }
}

/** It may be paid, or tried again, for as long as its clock runs. */
export const isPayable = ({ payment, status }: Paid): boolean => payment !== null && payment.payableUntil !== null && !hasEnded(status);

/** The kitchen waits for the money: nothing may be promised yet. */
export const awaitsMoney = (order: Paid): boolean => ['due', 'confirming', 'lapsed'].includes(orderMoney(order));
