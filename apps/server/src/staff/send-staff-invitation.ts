import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import { staffInvitationMail } from './staff-invitation.mail.ts';
import { findStaff } from './staff.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendStaffInvitationJob } from './send-staff-invitation.job.ts';

type InvitationDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };

/**
 * Job handler: mails an invited person the link to the counter, unless they were removed. @throws
 * if the mail was not sent.
 */
export async function sendStaffInvitation(
  deps: InvitationDeps,
  { tenantId, staffId }: JobPayload<typeof sendStaffInvitationJob>,
): Promise<void> {
  const person = await findStaff(autocommit(deps.db, tenantId), staffId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!person || !tenant || !cachedTenant) return;
  const brand = mailBrandOf(deps.config, tenant, cachedTenant);
  await deps.sendMail(staffInvitationMail({ staffId, to: person.email, name: person.name, brand }));
}
