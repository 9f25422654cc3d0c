import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { verifyAccount } from '@comanda/contract/login.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import type { AppContext } from '../../shop/app-context.ts';
import type { PendingLogin } from '../../shop/session/pending-login.ts';
import { acceptLogin } from './accept-login.ts';

/** A code as typed, or the code of the link. */
export type LoginProof = { verificationCode: string } | { oobCode: string };
type LoginAnswer = AnswerOf<typeof verifyAccount>;

/**
 * Spends the code. The call carries the token of this browser's guest with the same e-mail, so that the server can merge that guest into
 * the account; without one that of the current guest. Once the code is right, the browser is logged in. docs/rules/login.md#guest-of-the-login.
 */
export async function verifyCode(
  app: AppContext,
  { email, loginToken }: PendingLogin,
  proof: LoginProof,
): Promise<Result<LoginAnswer | null, Refusal>> {
  const guest = guestOf(app.sessions.all(), email);
  const answer = await app.api.call(verifyAccount, {
    body: { email, ...proof },
    headers: { [headers.loginToken]: loginToken },
    as: guest,
  });
  if (answer.ok && answer.value !== null) acceptLogin(app, answer.value, guest);
  return answer;
}

const guestOf = (sessions: readonly BrowserSession[], email: string): BrowserSession | null => {
  const guests = sessions.filter(({ role }) => role === 'guest');
  const isSame = (guest: BrowserSession): boolean =>
    guest.email.trim().toLowerCase() === email.trim().toLowerCase();
  return guests.find(isSame) ?? guests[0] ?? null;
};
