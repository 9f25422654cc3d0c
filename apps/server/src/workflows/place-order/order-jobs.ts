import type { TenantId } from '@comanda/domain/ids.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** What happens outside once the order can no longer be undone: the kitchen hears of it, the shopper gets a mail. */
export function jobsOfOrder(tenantId: TenantId, order: NewOrder): readonly JobSpec[] {
  const runAt = order.cancellableUntil ?? order.createdAt;
  const payload = { tenantId, orderId: order.id };
  return [
    { name: 'notify-kitchen', payload, key: `kitchen:${tenantId}:${order.id}`, runAt },
    { name: 'send-receipt', payload, key: `receipt:${tenantId}:${order.id}`, runAt },
  ];
}
