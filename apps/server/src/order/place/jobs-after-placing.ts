import type { TenantId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { NewOrder } from '../new-order.ts';
import type { NewJob } from '../../platform/jobs/define-job.ts';
import { notifyKitchenJob } from '../../kitchen/notify-kitchen.job.ts';
import { expireOrderJob } from '../../payment/expire-order.job.ts';
import { releaseScheduledOrderJob } from '../release-scheduled-order.job.ts';
import { sendReceiptJob } from '../send-receipt.job.ts';

/**
 * The jobs that follow placing an order. The kitchen is notified once the order can no longer be
 * undone (the shopper's receipt follows). An order that is paid online expires instead; its payment
 * notifies the kitchen. A future order that is paid at once has a job that starts its preparation,
 * and its receipt.
 */
export function jobsAfterPlacing(
  tenantId: TenantId,
  { id, status, opensAt, cancellableUntil, payableUntil, createdAt }: NewOrder,
): readonly NewJob[] {
  const payload = { tenantId, orderId: id };
  const receipt = status === 'scheduled' ? [sendReceiptJob.due(createdAt, payload)] : [];
  if (status === 'scheduled' && opensAt !== null)
    return [releaseScheduledOrderJob.due(later(createdAt, opensAt), payload), ...receipt];
  if (payableUntil === null) {
    const at = cancellableUntil ?? createdAt;
    return [notifyKitchenJob.due(at, { ...payload, tries: 0 }), ...receipt];
  }
  return [expireOrderJob.due(payableUntil, payload), ...receipt];
}

const later = (one: string, other: string): string =>
  instantOf(one) < instantOf(other) ? other : one;
