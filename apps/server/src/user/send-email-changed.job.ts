import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails the old email of an account that it was changed. */
export const sendEmailChangedJob = defineJob({
  name: 'send-email-changed',
  queue: 'mail',
  payload: { changeId: uuid() },
  key: ({ tenantId, changeId }) => `email-changed:${tenantId}:${changeId}`,
});
