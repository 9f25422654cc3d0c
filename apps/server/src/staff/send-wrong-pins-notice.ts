import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import { wrongPinsMail } from './wrong-pins.mail.ts';
import { findDeviceById } from './device.rows.ts';
import { findStaff } from './staff.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendWrongPinsNoticeJob } from './send-wrong-pins-notice.job.ts';

type NoticeDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Notice = JobPayload<typeof sendWrongPinsNoticeJob>;

/**
 * Job handler: mails a person that wrong PINs were typed in their name, unless they left. @throws
 * if the mail was not sent. docs/rules/counter-staff.md#mail-about-wrong-pins.
 */
export async function sendWrongPinsNotice(
  deps: NoticeDeps,
  { tenantId, staffId, deviceId, wrong }: Notice,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const person = await findStaff(tx, staffId);
  const device = await findDeviceById(tx, deviceId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!person || !tenant || !cachedTenant) return;
  const brand = mailBrandOf(deps.config, tenant, cachedTenant);
  const { email: to, name } = person;
  await deps.sendMail(
    wrongPinsMail({ staffId, to, name, device: device?.name ?? null, wrong, brand }),
  );
}
