import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/** The banknote for a cash order and its change; null for an exact amount, another method, or an order that has ended. */
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
