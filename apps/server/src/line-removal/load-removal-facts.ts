import type { OrderId } from '@comanda/domain/ids.ts';
import type { RemovalFacts } from '@comanda/domain/line-removal/check-removal.ts';
import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../order/order.rows.ts';
import { shownMethod } from '../order/stored-payment.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { loadOrderForRefund } from '../refund/load-refund-facts.ts';

type OrderForRemoval = { readonly row: OrderRow; readonly facts: RemovalFacts };

/**
 * Returns an order with all that decides about units to take off; null when the tenant has no such
 * order. To decide by it, lock the order first.
 */
export async function loadRemovalFacts(
  tx: Tx,
  deps: Pick<Deps, 'payments'>,
  id: OrderId,
): Promise<OrderForRemoval | null> {
  const found = await loadOrderForRefund(tx, deps, id);
  if (!found) return null;
  const { row, facts } = found;
  const removals = row.line_removals;
  const { amount: toCollect } = payOnDelivery({
    paymentMethod: shownMethod(row),
    paymentStatus: row.payment_status,
    total: row.total,
    cashAmount: null,
    waived: waivedAmount(removals),
  });
  const { partWay, left, units } = facts;
  return { row, facts: { status: row.status, removals, toCollect, partWay, left, units } };
}
