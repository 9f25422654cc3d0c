import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/** The note a cash order will be paid with and what comes back of it; null for an exact amount, another method, or an order that is over. */
export function cashChangeDue({
  paymentMethod,
  cashAmount,
  total,
  status,
}: Pick<Order, 'paymentMethod' | 'cashAmount' | 'total' | 'status'>): {
  note: Minor;
  change: Minor;
} | null {
  if (
    hasOrderEnded(status) ||
    paymentMethod !== 'cash' ||
    cashAmount === null ||
    cashAmount <= total
  )
    return null;
  return { note: cashAmount, change: minor(cashAmount - total) };
}
