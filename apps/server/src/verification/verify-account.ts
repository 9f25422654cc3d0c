import { headers } from '@comanda/contract/headers.ts';
import type { verifyAccount as endpoint } from '@comanda/contract/login.ts';
import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { issueAccessToken } from '../session/issue-access-token.rows.ts';
import { hashToken } from '../session/tokens.ts';
import { findOrInsertUser } from '../user/insert-user.rows.ts';
import { toUser } from '../user/user.rows.ts';
import { spendVerification } from './spend-verification.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type GuestToMerge, mergeGuest } from '../user/merge-guest.ts';
import { pointRateOf } from '../points/point-rate-of.ts';

type Endpoint = typeof endpoint;

/**
 * Logs a person in by the code of the mail or of its link: one transaction spends the code, finds
 * or inserts the user, issues a token and merges the guest that calls.
 * docs/rules/login.md#wrong-codes, docs/rules/login.md#one-account-per-email.
 */
export async function verifyAccount(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const code = codeOf(call);
  if (!code.ok) return code;
  const version = deps.sessionCache.version();
  const outcome = await withTenant(deps.db, call.tenant.id, (tx) =>
    openSession(deps, tx, call, code.value),
  );
  if (!outcome.ok) return outcome;
  const { token, expiresAt, user } = outcome.value;
  deps.sessionCache.setIfUnchanged(
    version,
    call.tenant.id,
    hashToken(token),
    { userId: user.id, role: 'user', expiresAt },
    call.now,
  );
  const pointRate = await pointRateOf(deps, call.tenant.id);
  return accept({ ...outcome.value, user: toUser(user, pointRate) });
}

type Code = { code: string; isOob: boolean };

/** Reads the one code of a call. */
function codeOf({ body }: Call<Endpoint>): Result<Code, Refusal> {
  const { verificationCode, oobCode } = body;
  if (verificationCode !== undefined && oobCode !== undefined)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'oobCode' }));
  if (oobCode !== undefined) return accept({ code: oobCode, isOob: true });
  return verificationCode === undefined
    ? refuse(refusalOf('FIELD_VALIDATION', { fields: { verificationCode: problem('required') } }))
    : accept({ code: verificationCode, isOob: false });
}

async function openSession(deps: Deps, tx: Tx, call: Call<Endpoint>, code: Code) {
  const { random, tokenSecret } = deps;
  const { now } = call;
  const proved = await spendVerification(
    tx,
    {
      secret: tokenSecret,
      purpose: 'login',
      loginToken: call.header(headers.loginToken),
      email: call.body.email,
      userId: null,
      ...code,
    },
    now,
  );
  if (!proved.ok) return proved;
  const user = await findOrInsertUser(tx, proved.value.email, random.id<UserId>(now), now);
  const session = {
    userId: user.id,
    userAgent: call.header('user-agent'),
    browserKey: call.header(headers.browserKey),
  };
  const { token, expiresAt } = await issueAccessToken(tx, random, session, now);
  const merged = await mergeCaller(deps, tx, call, {
    userId: user.id,
    userTokenHash: hashToken(token),
    provenEmail: proved.value.email,
  });
  return accept({ token, expiresAt, user, merged });
}

/**
 * Merges the guest that calls, if its email is the proved one.
 * docs/rules/people.md#guest-merged-into-a-user.
 */
const mergeCaller = async (
  { events }: Deps,
  tx: Tx,
  { session, now }: Call<Endpoint>,
  user: Omit<GuestToMerge, 'guestTokenHash'>,
) =>
  session.role === 'guest'
    ? mergeGuest(events, tx, { guestTokenHash: session.tokenHash, ...user }, now)
    : null;
