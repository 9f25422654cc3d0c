import type { SessionId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails a user that a browser which was never used logged in. */
export const sendLoginNoticeJob = defineJob({
  name: 'send-login-notice',
  queue: 'mail',
  payload: { sessionId: uuid<SessionId>() },
  key: ({ tenantId, sessionId }) => `login-notice:${tenantId}:${sessionId}`,
});
