import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { verifyAccount } from '@comanda/contract/login.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import type { AppContext } from '../../shop/app-context.ts';
import type { PendingLogin } from '../../shop/session/pending-login.ts';
import { browserKey } from './browser-key.ts';

/** A code as typed, or the code of the link. */
export type LoginProof = { verificationCode: string } | { oobCode: string };
/** The answer to a right code, and the guest whose token the call carried. */
export type RightCode = {
  answer: AnswerOf<typeof verifyAccount>;
  guest: BrowserSession | null;
};

/**
 * Spends the code. The call carries the token of this browser's guest with the same e-mail, so that
 * the server can merge that guest into the account; without one that of the current guest.
 * docs/rules/login.md#guest-of-the-login.
 */
export async function verifyCode(
  app: Pick<AppContext, 'api' | 'sessions' | 'clock'>,
  { email, loginToken }: PendingLogin,
  proof: LoginProof,
): Promise<Result<RightCode, Refusal>> {
  const guest = guestOf(app.sessions.all(), email);
  const answer = await app.api.call(verifyAccount, {
    body: { email, ...proof },
    headers: {
      [headers.loginToken]: loginToken,
      [headers.browserKey]: browserKey(app.clock.now()),
    },
    as: guest,
  });
  if (!answer.ok) return answer;
  return answer.value === null
    ? refuse(refusalOf('DEFAULT'))
    : accept({ answer: answer.value, guest });
}

const guestOf = (sessions: readonly BrowserSession[], email: string): BrowserSession | null => {
  const guests = sessions.filter(({ role }) => role === 'guest');
  const proved = normalEmail(email);
  const isSame = (guest: BrowserSession): boolean => normalEmail(guest.email) === proved;
  return guests.find(isSame) ?? guests[0] ?? null;
};
