import type { Deps } from '../deps.ts';
import { ownerEmails } from '../counter/manager-emails.rows.ts';
import type { SendMail } from '../mail/mail.ts';
import { newDeviceMail } from './new-device.mail.ts';
import { findDeviceById } from './device.rows.ts';
import { findStaff } from './staff.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendNewDeviceNoticeJob } from './send-new-device-notice.job.ts';

type NoticeDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };

/**
 * Job handler: mails every owner that a shared device was added, unless it was removed since.
 * @throws if a mail was not sent. docs/rules/counter-staff.md#mail-about-a-new-shared-device.
 */
export async function sendNewDeviceNotice(
  deps: NoticeDeps,
  { tenantId, deviceId }: JobPayload<typeof sendNewDeviceNoticeJob>,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const device = await findDeviceById(tx, deviceId);
  const addedBy = device && (await findStaff(tx, device.addedBy));
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!device || !addedBy || !tenant || !cachedTenant) return;
  const brand = mailBrandOf(deps.config, tenant, cachedTenant);
  const facts = { deviceId, device: device.name, person: addedBy.name, brand };
  for (const to of await ownerEmails(tx)) await deps.sendMail(newDeviceMail({ ...facts, to }));
}
