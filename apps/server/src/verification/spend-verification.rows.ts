import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { normalCode } from '@comanda/domain/verification/code-format.ts';
import { codeAreaOf, maxCodeTries } from '@comanda/domain/verification/verification-budgets.ts';
import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { failureLimits } from './code-budgets.rows.ts';
import { codeHash, hashLoginToken } from './verification-codes.ts';

/**
 * A try to prove an email. `secret`: the server's token secret. `loginToken`: the X-Login-Token
 * header. `email` and `code` as typed; `isOob`: the code is that of the link, for a login.
 * `userId`: the user who is logged in, null for a login.
 */
export type VerificationTry = {
  secret: string;
  purpose: VerificationPurpose;
  loginToken: string | undefined;
  email: string;
  code: string;
  isOob?: boolean;
  userId: UserId | null;
};

type Typed = Pick<VerificationTry, 'email' | 'code' | 'isOob'>;
type Outcome = { proved_email: string | null; tries_left: number };

const refused = (triesLeft: number) => refuse(refusalOf('AUTH_INVALID_PARAMETER', { triesLeft }));

/**
 * Spends one try of a verification, and the verification itself if the code is right. Returns the
 * email that it proves, as a normal email. The caller does its work in the same transaction; it
 * commits a refusal too, because that counts the try. Every failure looks the same:
 * AUTH_INVALID_PARAMETER with the tries that are left, 0 also for a code that is used, expired or
 * of another browser. A text that is no email or no code counts nothing: FIELD_VALIDATION.
 * docs/rules/login.md#wrong-codes.
 */
export async function spendVerification(
  tx: Tx,
  { secret, purpose, loginToken, userId, ...typed }: VerificationTry,
  now: number,
): Promise<Result<{ email: string }, Refusal>> {
  const read = readTyped(typed);
  if (!read.ok) return read;
  if (loginToken === undefined) return refused(0);
  const loginTokenHash = hashLoginToken(loginToken);
  const { email, code, isOob } = read.value;
  const hash = codeHash(secret, isOob ? 'link' : 'code', { loginTokenHash, email }, code);
  const [outcome] = await tx.query<Outcome>(
    'try-verification',
    sql`select proved_email, tries_left from try_verification(${tx.tenantId}, ${loginTokenHash},
      ${purpose}, ${userId}::uuid,
      ${isOob ? null : hash}, ${isOob ? hash : null}, ${isoOf(now)},
      ${maxCodeTries}, ${JSON.stringify(failureLimits(codeAreaOf(purpose)))}::jsonb)`,
  );
  if (!outcome) throw new Error('the verification gave no answer');
  return outcome.proved_email === null
    ? refused(outcome.tries_left)
    : accept({ email: outcome.proved_email });
}

function readTyped({
  email,
  code,
  isOob = false,
}: Typed): Result<{ email: string; code: string; isOob: boolean }, Refusal> {
  const normal = normalEmail(email);
  const read = isOob ? code : normalCode(code);
  if (normal !== null && read !== null) return accept({ email: normal, code: read, isOob });
  const fields = {
    ...(normal === null ? { email: problem('email') } : {}),
    ...(read === null ? { verificationCode: problem('format') } : {}),
  };
  return refuse(refusalOf('FIELD_VALIDATION', { fields }));
}
