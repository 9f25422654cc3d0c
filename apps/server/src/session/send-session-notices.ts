import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { emailChangedMail } from '../user/email-changed.mail.ts';
import { loginNoticeMail } from './login-notice.mail.ts';
import { type EndSessionsKey, endSessionsKey } from './end-sessions-key.ts';
import { findNoticedSession } from './user-sessions.rows.ts';
import { findEmailChange } from '../user/email-changes.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendLoginNoticeJob } from './send-login-notice.job.ts';
import type { sendEmailChangedJob } from '../user/send-email-changed.job.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants' | 'tokenSecret'> & {
  sendMail: SendMail;
};

/**
 * Job handler: mails a user about a login by an unknown browser, unless the session has ended or
 * the account was erased. @throws if the mail was not sent; the queue tries again.
 * docs/rules/people.md#known-browser.
 */
export async function sendLoginNotice(
  deps: NoticeDeps,
  { tenantId, sessionId }: JobPayload<typeof sendLoginNoticeJob>,
): Promise<void> {
  const session = await findNoticedSession(autocommit(deps.db, tenantId), sessionId);
  const brand = await brandOf(deps, tenantId);
  if (!session || !brand) return;
  const { userId, email, browser, system } = session;
  const url = linkOf(deps, tenantId, brand, { userId, emailChangeId: null });
  await deps.sendMail(loginNoticeMail({ id: sessionId, to: email, url, brand, browser, system }));
}

/**
 * Job handler: mails the old email of an account, unless the change was taken back or the account
 * erased.
 */
export async function sendEmailChanged(
  deps: NoticeDeps,
  { tenantId, changeId }: JobPayload<typeof sendEmailChangedJob>,
): Promise<void> {
  const changed = await findEmailChange(autocommit(deps.db, tenantId), changeId);
  const brand = await brandOf(deps, tenantId);
  if (!changed || !brand) return;
  const { userId, oldEmail } = changed;
  const url = linkOf(deps, tenantId, brand, { userId, emailChangeId: changeId });
  await deps.sendMail(emailChangedMail({ id: changeId, to: oldEmail, url, brand }));
}

async function brandOf(deps: NoticeDeps, tenantId: TenantId): Promise<MailBrand | null> {
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  return tenant && cachedTenant ? mailBrandOf(deps.config, tenant, cachedTenant) : null;
}

/**
 * The link shows a screen; only its button ends sessions.
 * docs/rules/people.md#link-that-ends-all-sessions.
 */
const linkOf = (
  { tokenSecret, clock }: NoticeDeps,
  tenantId: TenantId,
  { origin }: MailBrand,
  key: EndSessionsKey,
): string => `${origin}/?endSessions=${endSessionsKey(tokenSecret, tenantId, key, clock())}`;
