import type { SessionId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails a user that a browser which was never used logged in. */
export const sendLoginNoticeJob = defineJob({
  name: 'send-login-notice',
  queue: 'mail',
  payload: { sessionId: uuid<SessionId>() },
  key: ({ tenantId, sessionId }) => `login-notice:${tenantId}:${sessionId}`,
});
