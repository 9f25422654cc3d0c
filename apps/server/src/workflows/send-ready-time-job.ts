import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';

/**
 * Mails the shopper the ready time of an order that had none; once per order. `now` in
 * milliseconds.
 */
export const sendReadyTimeJob = (tenantId: TenantId, orderId: OrderId, now: number): JobSpec => ({
  name: 'send-ready-time',
  payload: { tenantId, orderId },
  key: `ready-time:${tenantId}:${orderId}`,
  runAt: new Date(now).toISOString(),
});
