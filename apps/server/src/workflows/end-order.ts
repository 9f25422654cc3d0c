import { orderEndEntries } from '@comanda/domain/ledger/order-entries.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import { isBeforePreparation } from '@comanda/domain/order/order-status.ts';
import { releaseReservations } from '../features/order/release-reservations.ts';
import {
  orderBalance,
  type LockedOrder,
  moveOrder,
  type OrderMove,
} from '../features/order/move-order.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { notifyOrderEnd } from './notify-order-end.ts';
import { pollDeliveriesNow } from './delivery/poll-deliveries-now.ts';
import { requestRefund } from './payment/request-refund.ts';

/** `why`: the reason with its author, for operators. `reason`: the reason that restaurant and shopper are given. `now` in milliseconds. */
export type OrderEnd = {
  status: 'cancelled' | 'failed' | 'reversed';
  why: string;
  reason: EndReason;
  now: number;
};

/**
 * Ends a locked order unfulfilled. Releases its reservations if the kitchen has not begun, adds the job that refunds an online payment,
 * polls its deliveries so that they are cancelled, and adds the jobs that notify restaurant and shopper. Returns the number of products
 * whose stock was released.
 */
export async function endOrder(
  tx: Tx,
  order: LockedOrder,
  { status, why, reason, now }: OrderEnd,
): Promise<number> {
  if (!(await requestRefund(tx, { order, status, why, now })))
    await moveOrder(tx, {
      id: order.id,
      status,
      at: new Date(now).toISOString(),
      ...(await paymentChangeOf(tx, order, status)),
    });
  await notifyOrderEnd(tx, order, reason, now);
  const releasedProducts = isBeforePreparation(order.status)
    ? await releaseReservations(tx, order.id, now)
    : 0;
  if (order.dispatch_method === 'store_delivery') await pollDeliveriesNow(tx, order.id, now);
  await extendGuestTokens(tx, order.buyer_id, now);
  await publishOrderChange(tx, order.id);
  return releasedProducts;
}

/** Payment change of an order without an online payment. `reversed` reverses a received payment; before that no payment was received. */
async function paymentChangeOf(
  tx: Tx,
  order: LockedOrder,
  status: OrderEnd['status'],
): Promise<Pick<OrderMove, 'paymentStatus' | 'ledger'>> {
  if (status !== 'reversed' && order.payment_status === 'completed')
    return { paymentStatus: 'completed', ledger: null };
  const entries = orderEndEntries(await orderBalance(tx, order.id));
  return {
    paymentStatus: status,
    ledger: { event: status === 'reversed' ? 'reversed' : 'undone', entries },
  };
}
