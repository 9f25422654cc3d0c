import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';

/** The note a cash order is paid with and what comes back of it; null when the amount is exact or it is not paid in cash. */
export function changeOf({ paymentMethod, cashAmount, total }: Order): { note: Minor; change: Minor } | null {
  if (paymentMethod !== 'cash' || cashAmount === null || cashAmount <= total) return null;
  return { note: cashAmount, change: minor(cashAmount - total) };
}
