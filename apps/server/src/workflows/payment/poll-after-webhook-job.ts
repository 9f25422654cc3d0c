import type { TenantId } from '@comanda/domain/ids.ts';
import { outsidePollPauseMs } from '@comanda/domain/payment/webhook-limits.ts';
import type { WebhookPlace } from '../../features/payment/payment-webhooks.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/**
 * Polls because of a webhook at `runAt` (milliseconds). An event that is repeated within three
 * seconds has one job.
 */
export const pollAfterWebhookJob = (
  tenantId: TenantId,
  { method, eventKey }: WebhookPlace,
  runAt: number,
): JobSpec => ({
  name: 'poll-after-webhook',
  payload: { tenantId, method, eventKey },
  key: `webhook:${tenantId}:${method}:${eventKey}:${Math.floor(runAt / outsidePollPauseMs)}`,
  runAt: new Date(runAt).toISOString(),
});
