import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import { notifyKitchenJob } from '../payment/payment-jobs.ts';

/**
 * What happens outside once the order can no longer be undone: the kitchen hears of it (and then its shopper, by mail). Of an order paid
 * online the kitchen hears when it is paid; what waits here is the end of its time.
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
