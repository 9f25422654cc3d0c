import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Mails a verification code. The payload has neither the code nor the email: the code is derived
 * from the id.
 */
export const sendVerificationCodeJob = defineJob({
  name: 'send-verification-code',
  queue: 'mail',
  priority: 'first',
  payload: { verificationId: uuid() },
  key: ({ tenantId, verificationId }) => `verification:${tenantId}:${verificationId}`,
});
