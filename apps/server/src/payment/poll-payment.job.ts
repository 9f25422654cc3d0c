import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/** `tries`: number of the poll; does nothing if the provider was polled since. */
export const pollPaymentJob = defineJob({
  name: 'poll-payment',
  queue: 'payments',
  priority: 'last',
  payload: { attemptId: uuid(), tries: tryCount },
  key: ({ tenantId, attemptId, tries }) => `poll-payment:${tenantId}:${attemptId}:${tries}`,
});
