import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import {
  notifyKitchenJob,
  releaseScheduledOrderJob,
  sendReceiptJob,
} from '../payment/payment-jobs.ts';

/**
 * The job that follows placing an order: notifying the kitchen once the order can no longer be
 * undone (the shopper's receipt follows). For an order that is paid online, the job that expires
 * it; its payment notifies the kitchen. For a future order that is paid at once, the job that
 * starts its preparation.
 */
export function jobAfterPlacing(
  tenantId: TenantId,
  { id, status, opensAt, cancellableUntil, payableUntil, createdAt }: NewOrder,
): JobSpec {
  if (status === 'scheduled' && opensAt !== null)
    return releaseScheduledOrderJob(tenantId, id, later(createdAt, opensAt));
  if (payableUntil === null) return notifyKitchenJob(tenantId, id, cancellableUntil ?? createdAt);
  return {
    name: 'expire-order',
    payload: { tenantId, orderId: id },
    key: `expire:${tenantId}:${id}`,
    runAt: payableUntil,
  };
}

const later = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? other : one;

/**
 * The receipt of a future order that is paid at once; null for any other order, whose receipt
 * follows its release or its payment.
 */
export const receiptAfterPlacing = (
  tenantId: TenantId,
  { id, status, createdAt }: NewOrder,
): JobSpec | null => (status === 'scheduled' ? sendReceiptJob(tenantId, id, createdAt) : null);
