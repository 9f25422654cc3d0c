import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { resendObstacle, type ResendObstacle } from '@comanda/domain/order/resend-obstacle.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { kitchenFailures } from '../order/kitchen-failure.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import { isRowUndoable } from '../order/order.rows.ts';
import { awaitsOnlinePayment } from '../order/stored-payment.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { notifyKitchenJob } from './notify-kitchen.job.ts';
import { releaseScheduledOrderJob } from '../order/release-scheduled-order.job.ts';

export type ResendProblem = 'notFound' | ResendObstacle;

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

const resendProblem = (order: LockedOrder, now: number): ResendObstacle | null =>
  resendObstacle(
    {
      status: order.status,
      awaitsPayment: awaitsOnlinePayment(order),
      isUndoable: isRowUndoable(order, now),
      opensAt: instantOf(order.opens_at),
    },
    now,
  );

/**
 * A failed notice has a retry that waits under the number of its failures: that job is the one that
 * runs now.
 */
async function resendJob(tx: Tx, { id, status }: LockedOrder, at: number): Promise<NewJob> {
  const payload = { tenantId: tx.tenantId, orderId: id };
  if (status === 'scheduled') return releaseScheduledOrderJob.due(at, payload);
  return notifyKitchenJob.due(at, { ...payload, tries: await kitchenFailures(tx, id) });
}
