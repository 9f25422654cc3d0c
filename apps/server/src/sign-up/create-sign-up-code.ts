import type { createSignUpCode as endpoint } from '@comanda/contract/sign-up.ts';
import { canonicalEmail, normalEmail } from '@comanda/domain/email/normal-email.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { refuse } from '@comanda/domain/result.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type RequestDeps, requestVerification } from '../verification/request-verification.ts';
import { findSignUpInvitation } from './create-brand.rows.ts';
import { invitationOfKey } from './invitation-key.ts';

type Endpoint = typeof endpoint;

/**
 * Mails the code with which a brand is created. Where only invited people may, the invitation of
 * the operator's mail has to be of this email. docs/rules/sign-up.md#code-of-the-sign-up.
 */
export async function createSignUpCode(
  deps: RequestDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { email, invitation } = call.body;
  if (deps.config.signUp !== 'open' && !(await isInvited(deps, call, email, invitation ?? '')))
    return refuse(refusalOf('NOT_AUTHORIZED'));
  return requestVerification(deps, call, { purpose: 'sign_up', userId: null, email });
}

async function isInvited(
  { db, tokenSecret }: RequestDeps,
  { tenant, now }: Call<Endpoint>,
  email: string,
  key: string,
): Promise<boolean> {
  const id = invitationOfKey(tokenSecret, key);
  const asked = normalEmail(email);
  if (id === null || asked === null) return false;
  const invited = await findSignUpInvitation(autocommit(db, tenant.id), id, now);
  return invited !== null && canonicalEmail(invited) === canonicalEmail(asked);
}
