import { bankChecks } from '@comanda/domain/payment/bank-check.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * `bankCheck`: what the browser's return said of the bank's check; absent: nothing. `tries` of the
 * key: the polls so far.
 */
export const commitPaymentJob = defineJob({
  name: 'commit-payment',
  queue: 'payments',
  priority: 'first',
  payload: { attemptId: uuid(), bankCheck: v.optional(v.picklist(bankChecks)) },
  key: ({ tenantId, attemptId }, tries: number) => `commit:${tenantId}:${attemptId}:${tries}`,
});
