import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Cancels a superseded attempt at its provider; at most one job per attempt. */
export const cancelPaymentJob = defineJob({
  name: 'cancel-payment',
  queue: 'payments',
  payload: { attemptId: uuid() },
  key: ({ tenantId, attemptId }) => `cancel-payment:${tenantId}:${attemptId}`,
});
