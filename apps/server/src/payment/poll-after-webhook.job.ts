import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { outsidePollPauseMs } from '@comanda/domain/payment/webhook-limits.ts';
import * as v from 'valibot';
import { defineJob, type NewJob } from '../platform/jobs/define-job.ts';

/**
 * Polls the payment that a webhook is about. `turn` of the key: the number of the three seconds in
 * which the job is due, so that an event that is repeated within them has one job.
 */
export const pollAfterWebhookJob = defineJob({
  name: 'poll-after-webhook',
  queue: 'payments',
  payload: {
    method: v.picklist<readonly PaymentMethodName[]>(onlineMethodNames),
    eventKey: v.pipe(v.string(), v.length(43)),
  },
  key: ({ tenantId, method, eventKey }, turn: number) =>
    `webhook:${tenantId}:${method}:${eventKey}:${turn}`,
});

/** Polls because of a webhook at `runAt` (milliseconds). */
export const pollAfterWebhookAt = (
  tenantId: TenantId,
  { method, eventKey }: { method: PaymentMethodName; eventKey: string },
  runAt: number,
): NewJob =>
  pollAfterWebhookJob.due(
    runAt,
    { tenantId, method, eventKey },
    Math.floor(runAt / outsidePollPauseMs),
  );
