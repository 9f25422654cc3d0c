import type { ProgressStatus } from '@comanda/domain/order/order-end.ts';
import { transitionsTo } from '@comanda/domain/order/transitions-to.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { type LockedOrder, moveOrder } from '../order/move-order.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { completeOrder } from '../order/complete-order.ts';
import { saveReadyNow } from '../order/confirm-ready-time.ts';
import { retimeDelivery } from '../order/retime-delivery.ts';
import { addPushJobs } from '../push/add-push-jobs.ts';

/**
 * Moves a locked order to the status that its delivery implies, through every status between. Does
 * nothing if the order is there already or has ended. Food that a rider has was ready, so an order
 * without a ready time gets this one. docs/rules/couriers.md#delivery-moves-the-order.
 */
export async function advanceOrderByDelivery(
  tx: Tx,
  order: LockedOrder,
  to: 'inTransit' | 'completed',
  now: number,
): Promise<void> {
  for (const status of transitionsTo(order.status, to))
    if (status === 'completed') await completeOrder(tx, order, { now });
    else await passStatus(tx, order, { status, isLast: status === to, now });
}

type Step = { status: ProgressStatus; isLast: boolean; now: number };

/** Writes a status before `completed`. The last one is pushed to the shopper. */
async function passStatus(
  tx: Tx,
  order: LockedOrder,
  { status, isLast, now }: Step,
): Promise<void> {
  await moveOrder(tx, {
    id: order.id,
    status,
    paymentStatus: order.payment_status,
    at: isoOf(now),
    ledger: null,
  });
  if (status === 'ready') await saveReadyNow(tx, order.id, now);
  await retimeDelivery(tx, order, status, now);
  if (!isLast) return;
  await addPushJobs(tx, order, status, now);
}
