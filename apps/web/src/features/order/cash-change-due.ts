import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';

type PaidOrder = Pick<
  Order,
  'paymentMethod' | 'paymentStatus' | 'cashAmount' | 'total' | 'status' | 'waived'
>;

/**
 * The banknote for a cash order and its change; null for an exact amount, another method, or an
 * order that has ended.
 */
export function cashChangeDue(order: PaidOrder): { note: Minor; change: Minor } | null {
  const { cash, change } = payOnDelivery({ ...order, waived: order.waived ?? zero });
  if (hasOrderEnded(order.status) || cash === null || !change) return null;
  return { note: cash, change };
}
