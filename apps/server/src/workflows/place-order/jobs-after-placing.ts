import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import {
  notifyKitchenJob,
  releaseScheduledOrderJob,
  sendReceiptJob,
} from '../payment/payment-jobs.ts';

/**
 * The jobs that follow placing an order. The kitchen is notified once the order can no longer be
 * undone (the shopper's receipt follows). An order that is paid online expires instead; its payment
 * notifies the kitchen. A future order that is paid at once has a job that starts its preparation,
 * and its receipt.
 */
export function jobsAfterPlacing(
  tenantId: TenantId,
  { id, status, opensAt, cancellableUntil, payableUntil, createdAt }: NewOrder,
): readonly JobSpec[] {
  const receipt = status === 'scheduled' ? [sendReceiptJob(tenantId, id, createdAt)] : [];
  if (status === 'scheduled' && opensAt !== null)
    return [releaseScheduledOrderJob(tenantId, id, later(createdAt, opensAt)), ...receipt];
  if (payableUntil === null)
    return [notifyKitchenJob(tenantId, id, cancellableUntil ?? createdAt), ...receipt];
  return [
    {
      name: 'expire-order',
      payload: { tenantId, orderId: id },
      key: `expire:${tenantId}:${id}`,
      runAt: payableUntil,
    },
    ...receipt,
  ];
}

const later = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? other : one;
