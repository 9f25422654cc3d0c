import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the link of an operator's invitation to create a brand. */
export const sendSignUpInvitationJob = defineJob({
  name: 'send-sign-up-invitation',
  queue: 'mail',
  payload: { invitationId: uuid() },
  key: ({ invitationId }) => `sign-up-invitation:${invitationId}`,
});
