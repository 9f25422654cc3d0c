import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import { notifyKitchenJob } from '../payment/payment-jobs.ts';

/**
 * The job that follows placing an order: notifying the kitchen once the order can no longer be undone (the shopper's receipt follows). For
 * an order that is paid online, the job that expires it; its payment notifies the kitchen.
 */
export function jobAfterPlacing(
  tenantId: TenantId,
  { id, cancellableUntil, payableUntil, createdAt }: NewOrder,
): JobSpec {
  if (payableUntil === null) return notifyKitchenJob(tenantId, id, cancellableUntil ?? createdAt);
  return {
    name: 'expire-order',
    payload: { tenantId, orderId: id },
    key: `expire:${tenantId}:${id}`,
    runAt: payableUntil,
  };
}
