import { invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import { invitationKey, signUpPath } from '@comanda/contract/sign-up-page.ts';
import type { Deps } from '../deps.ts';
import { installationMailBrand } from '../mail/installation-mail-brand.ts';
import type { SendMail } from '../mail/mail.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { findSignUpInvitation } from './create-brand.rows.ts';
import { invitationKeyOf } from './invitation-key.ts';
import type { sendSignUpInvitationJob } from './send-sign-up-invitation.job.ts';
import { signUpInvitationMail } from './sign-up-invitation.mail.ts';

type InvitationDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'tokenSecret'> & {
  sendMail: SendMail;
};

/**
 * Job handler: mails the link of an invitation, unless it ended or nobody signs up here. @throws if
 * the mail was not sent.
 */
export async function sendSignUpInvitation(
  { clock, config, db, log, tokenSecret, sendMail }: InvitationDeps,
  { tenantId, invitationId }: JobPayload<typeof sendSignUpInvitationJob>,
): Promise<void> {
  const brand = installationMailBrand(config);
  const to = await findSignUpInvitation(autocommit(db, tenantId), invitationId, clock());
  if (brand === null)
    return log.warn({}, 'an invitation to sign up was not mailed: SIGNUP is off on this server');
  if (to === null) return;
  const key = new URLSearchParams([
    [invitationKey, invitationKeyOf(tokenSecret, invitationId)],
    [invitedEmailKey, to],
  ]);
  const url = `${brand.origin}${signUpPath}#${key.toString()}`;
  await sendMail(signUpInvitationMail({ invitationId, to, url, brand }));
}
