import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Refunds an attempt. `turn` of the key: the polls so far, or the end of another job's claim
 * (milliseconds), after which this one runs.
 */
export const refundPaymentJob = defineJob({
  name: 'refund-payment',
  queue: 'payments',
  payload: { attemptId: uuid() },
  key: ({ tenantId, attemptId }, turn: number | `after:${number}`) =>
    `refund:${tenantId}:${attemptId}:${turn}`,
});
