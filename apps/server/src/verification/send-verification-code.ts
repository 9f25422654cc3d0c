import type { TenantId } from '@comanda/domain/ids.ts';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';
import type { Deps } from '../deps.ts';
import { installationMailBrand } from '../mail/installation-mail-brand.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail.ts';
import { verificationMail } from './verification.mail.ts';
import { findStaffByEmail } from '../staff/staff.rows.ts';
import { oobCode, verificationCode } from './verification-codes.ts';
import { findUsableVerification, type MailedVerification } from './verification.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendVerificationCodeJob } from './send-verification-code.job.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants' | 'tokenSecret'> & {
  sendMail: SendMail;
};

/**
 * Job handler: mails the code of a verification, unless it was used, has expired or was deleted. A
 * code for the counter is mailed to staff only. The daily limit of mails does not apply: codes have
 * a budget of their own. @throws if the mail was not sent; the queue tries again.
 * docs/rules/login.md#mail-of-a-code.
 */
export async function sendVerificationCode(
  deps: MailDeps,
  { tenantId, verificationId }: JobPayload<typeof sendVerificationCodeJob>,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const verification = await findUsableVerification(tx, verificationId, deps.clock());
  const brand = await brandOf(deps, tenantId);
  if (!verification || brand === null) return;
  if (verification.purpose === 'counter' && !(await findStaffByEmail(tx, verification.email)))
    return;
  const named = { tenantId, id: verificationId };
  const isLogin = verification.purpose === 'login';
  await deps.sendMail(
    verificationMail({
      ...mailOf(verification),
      code: verificationCode(deps.tokenSecret, named, verification.code_length),
      url: isLogin ? linkOf(brand.origin, oobCode(deps.tokenSecret, named)) : null,
      brand,
    }),
  );
}

/** The brand that the mail comes from; of the sign-up the installation itself. */
async function brandOf(deps: MailDeps, tenantId: TenantId): Promise<MailBrand | null> {
  if (tenantId === signUpScope) return installationMailBrand(deps.config);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  return tenant && cachedTenant ? mailBrandOf(deps.config, tenant, cachedTenant) : null;
}

const mailOf = ({ id, mails, ...verification }: MailedVerification) => ({
  ...verification,
  id: `${id}-${mails}`,
});

/**
 * The link of a login: on the tenant's first host, never on that of a request.
 * docs/rules/login.md#link-of-the-mail.
 */
const linkOf = (origin: string, code: string): string => `${origin}/?oobCode=${code}`;
