import type { ProviderResponse } from '../../http/provider-response.ts';
import { type KlapOrder, klapStatus } from './klap-order.ts';
import { klapRefusals } from './klap-refusal.ts';

/**
 * Refunds an order. The balance of a meal card is refunded in full: a part is refused. `amount`
 * null: the whole rest. `after` null: no money moved.
 */
export function refundKlapOrder(
  order: KlapOrder,
  amount: number | null,
  now: number,
): { answer: ProviderResponse; after: KlapOrder | null } {
  const refuse = (answer: ProviderResponse) => ({ answer, after: null });
  const status = klapStatus(order, now);
  if (status === 'refund') return refuse(klapRefusals.refunded);
  if (status !== 'completed') return refuse(klapRefusals.notPaid);
  if (amount !== null && amount > order.total) return refuse(klapRefusals.tooMuch);
  if (amount !== null && amount < order.total) return refuse(klapRefusals.wholeOnly);
  return {
    answer: {
      status: 201,
      body: {
        order_id: order.orderId,
        type: 'refund',
        amount: order.total,
        refundable_amount: 0,
        status: 'refunded',
        mc_code: order.mcCode,
      },
    },
    after: { ...order, refunded: order.total, refunds: order.refunds + 1 },
  };
}
