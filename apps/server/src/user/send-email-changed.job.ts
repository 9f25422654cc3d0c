import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the old email of an account that it was changed. */
export const sendEmailChangedJob = defineJob({
  name: 'send-email-changed',
  queue: 'mail',
  payload: { changeId: uuid() },
  key: ({ tenantId, changeId }) => `email-changed:${tenantId}:${changeId}`,
});
