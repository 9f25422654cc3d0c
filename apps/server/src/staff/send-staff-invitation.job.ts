import type { StaffId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails an invited person the link to the counter. */
export const sendStaffInvitationJob = defineJob({
  name: 'send-staff-invitation',
  queue: 'mail',
  payload: { staffId: uuid<StaffId>() },
  key: ({ tenantId, staffId }) => `staff-invitation:${tenantId}:${staffId}`,
});
