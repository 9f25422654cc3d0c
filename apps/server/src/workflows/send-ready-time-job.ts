import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';

/** The shopper hears when an order that had no time is ready. `now` in milliseconds. Once for an order. */
export const sendReadyTimeJob = (tenantId: TenantId, orderId: OrderId, now: number): JobSpec => ({
  name: 'send-ready-time',
  payload: { tenantId, orderId },
  key: `ready-time:${tenantId}:${orderId}`,
  runAt: new Date(now).toISOString(),
});
