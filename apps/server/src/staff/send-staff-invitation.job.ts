import type { StaffId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails an invited person the link to the counter. */
export const sendStaffInvitationJob = defineJob({
  name: 'send-staff-invitation',
  queue: 'mail',
  payload: { staffId: uuid<StaffId>() },
  key: ({ tenantId, staffId }) => `staff-invitation:${tenantId}:${staffId}`,
});
