import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { signUpInvitationMs } from '@comanda/domain/sign-up/brand-budget.ts';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { printLine, printProblem } from '../../operator/terminal.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { systemRandom } from '../../platform/random.ts';
import { openOwner } from './open-owner.ts';
import { insertSignUpInvitation } from '../../sign-up/create-brand.rows.ts';
import { sendSignUpInvitationJob } from '../../sign-up/send-sign-up-invitation.job.ts';

/**
 * Invites a person to create a brand: a server mails the link. Each call makes another invitation.
 * docs/rules/sign-up.md#invitation-to-sign-up.
 */
export async function inviteToSignUp(typed: string): Promise<boolean> {
  const email = normalEmail(typed);
  if (email === null) return printProblem(`"${typed}" is no email`);
  const owner = await openOwner();
  const now = Date.now();
  const id = systemRandom.id(now);
  const expiresAt = isoOf(now + signUpInvitationMs);
  try {
    await withTenant(owner, signUpScope, async (tx) => {
      await insertSignUpInvitation(tx, { id, email, expiresAt }, now);
      await enqueue(tx, [
        sendSignUpInvitationJob.due(now, { tenantId: signUpScope, invitationId: id }),
      ]);
    });
  } finally {
    await owner.close();
  }
  printLine(`${email}: a server with SIGNUP mails the link, which holds until ${expiresAt}`);
  return true;
}
