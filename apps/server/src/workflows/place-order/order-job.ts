import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** What happens outside once the order can no longer be undone: the kitchen hears of it (and then its shopper, by mail). */
export const jobOfOrder = (tenantId: TenantId, { id, cancellableUntil, createdAt }: NewOrder): JobSpec => ({
  name: 'notify-kitchen',
  payload: { tenantId, orderId: id },
  key: `kitchen:${tenantId}:${id}`,
  runAt: cancellableUntil ?? createdAt,
});
