import type { createCode as codeEndpoint, login as endpoint } from '@comanda/contract/login.ts';
import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { refuse } from '@comanda/domain/result.ts';
import { findUser } from '../user/user.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';
import { type RequestDeps, requestVerification } from '../verification/request-verification.ts';

type Login = typeof endpoint;
type Code = typeof codeEndpoint;

/** Mails the code that logs a person in. docs/rules/login.md#same-answer-for-every-email. */
export const logIn = (deps: RequestDeps, call: Call<Login>): Promise<CallOutcome<Login>> =>
  requestVerification(deps, call, { purpose: 'login', userId: null, email: call.body.email });

/**
 * Mails a user a code: to the new email, or to the account's own before it is erased.
 * docs/rules/login.md#codes-of-a-user.
 */
export async function createUserCode(
  deps: RequestDeps,
  call: Call<Code>,
): Promise<CallOutcome<Code>> {
  const { purpose, email } = call.body;
  const userId = buyerOf(call.session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  if (purpose === 'email_change')
    return email === undefined
      ? refuse(refusalOf('FIELD_VALIDATION', { fields: { email: problem('required') } }))
      : requestVerification(deps, call, { purpose, userId, email });
  const user = await findUser(autocommit(deps.db, call.tenant.id), userId);
  if (!user) return refuse(refusalOf('NOT_AUTHORIZED'));
  return requestVerification(deps, call, {
    purpose,
    userId,
    isOwnMailbox: true,
    email: user.email,
  });
}
