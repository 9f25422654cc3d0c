import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { kitchenFailures } from '../features/order/kitchen-failure.ts';
import { lockOrder, type LockedOrder } from '../features/order/move-order.ts';
import { isRowUndoable } from '../features/order/order-rows.ts';
import { awaitsOnlinePayment } from '../features/order/stored-payment.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { notifyKitchenJob } from './notify-kitchen.job.ts';
import { releaseScheduledOrderJob } from './release-scheduled-order.job.ts';

/**
 * Why an order is not sent again. `notPaid`: it waits for its payment. `undoable`: its shopper may
 * still undo it. `early`: the preparation of the future order has not opened. `begun`: the
 * restaurant has begun it. `ended`: it has ended.
 */
export type ResendProblem = 'notFound' | 'notPaid' | 'undoable' | 'early' | 'begun' | 'ended';

/**
 * Sends an order to its restaurant again, for the operator: its job runs now, also if it had failed
 * for the last time. The restaurant recognises an order that it has by its id, so a repetition is
 * harmless. docs/rules/orders.md#order-sent-again-by-the-operator.
 */
export const resendOrder = (
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<Result<LockedOrder, ResendProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('notFound');
    const now = deps.clock();
    const problem = resendProblem(order, now);
    if (problem !== null) return refuse(problem);
    await enqueue(tx, [await resendJob(tx, order, now)]);
    return accept(order);
  });

function resendProblem(order: LockedOrder, now: number): ResendProblem | null {
  if (hasOrderEnded(order.status)) return 'ended';
  if (awaitsOnlinePayment(order)) return 'notPaid';
  if (isRowUndoable(order, now)) return 'undoable';
  if (order.status === 'scheduled')
    return order.opens_at !== null && now < Date.parse(order.opens_at) ? 'early' : null;
  return order.status === 'created' ? null : 'begun';
}

/**
 * A failed notice has a retry that waits under the number of its failures: that job is the one that
 * runs now.
 */
async function resendJob(tx: Tx, { id, status }: LockedOrder, at: number): Promise<NewJob> {
  const payload = { tenantId: tx.tenantId, orderId: id };
  if (status === 'scheduled') return releaseScheduledOrderJob.due(at, payload);
  return notifyKitchenJob.due(at, { ...payload, tries: await kitchenFailures(tx, id) });
}
