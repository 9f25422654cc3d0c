import type { EndAuthor } from '@comanda/domain/order/order-end-notices.ts';
import { canTransition } from '@comanda/domain/order/order-status.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { appendDeliveryEvent } from './decision-deadline.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder, type EndOrderDeps } from '../order/end-order.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { cancelUndeliveredOrderJob } from './cancel-undelivered-order.job.ts';

type CancelDeps = Pick<Deps, 'db' | 'clock' | 'log'> & EndOrderDeps;

/**
 * Job handler: cancels an order that no courier brings once the operator's half hour is over, and
 * refunds what was paid. Does nothing if the order is being delivered again, has a later deadline,
 * or has ended. docs/rules/couriers.md#half-an-hour-for-a-decision.
 */
export async function cancelUndeliveredOrder(
  deps: CancelDeps,
  { tenantId, orderId }: JobPayload<typeof cancelUndeliveredOrderJob>,
): Promise<void> {
  const now = deps.clock();
  const isCancelled = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.decide_by === null || instantOf(order.decide_by) > now) return false;
    const undelivered = {
      why: 'not delivered in time',
      by: 'the deadline',
      author: 'deliveryDeadline',
    } as const;
    return cancelLockedOrder(deps, tx, order, undelivered, now);
  });
  if (!isCancelled) return;
  deps.log.warn({ tenantId, orderId }, 'an undelivered order was cancelled');
}

/** `by`: the operator's user name, for the log. */
type Cancellation = { why: string; by: string; author: EndAuthor };

/**
 * Cancels a locked order, unless it has ended, and logs who cancelled it and why. Returns whether
 * it was cancelled.
 */
export async function cancelLockedOrder(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  { why, by, author }: Cancellation,
  now: number,
): Promise<boolean> {
  if (!canTransition(order.status, 'cancelled', order.dispatch_method)) return false;
  await appendDeliveryEvent(
    tx,
    order.id,
    { kind: 'decided', detail: { what: 'cancelled', why, by } },
    isoOf(now),
  );
  return endOrder(deps, tx, order, { status: 'cancelled', why: `${why} (${by})`, author, now });
}
