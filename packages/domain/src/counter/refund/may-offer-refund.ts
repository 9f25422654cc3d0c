import type { Minor } from '../../money/money.ts';
import { endedUnfulfilled, type OrderStatus } from '../../order/order-status.ts';
import type { PaymentMethodName } from '../../payment/method-names.ts';
import { isPaidAtOnce } from '../../payment/paid-at-once.ts';
import { isPaidOnline } from '../../payment/paid-online.ts';

type ListedOrder = { status: OrderStatus; method: PaymentMethodName; total: Minor };

/**
 * Returns whether a list offers to refund an order: not one that ended unfulfilled, and one that is
 * paid at the door only once it was handed over. The refund itself asks the server what is left.
 * docs/rules/counter-money.md#list-of-a-days-orders.
 */
export function mayOfferRefund({ status, method, total }: ListedOrder): boolean {
  if (endedUnfulfilled(status)) return false;
  return isPaidAtOnce(total) || isPaidOnline(method) || status === 'completed';
}
