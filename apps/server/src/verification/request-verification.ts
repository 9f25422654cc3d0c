import { headers } from '@comanda/contract/headers.ts';
import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { type CodeLength, codeLengths } from '@comanda/domain/verification/code-format.ts';
import { codeAreaOf, maxCodeTries } from '@comanda/domain/verification/verification-budgets.ts';
import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import type { Deps } from '../deps.ts';
import { networkBudgets } from '../order-limits/network-key.ts';
import { findKnownBrowser } from '../session/find-known-browser.rows.ts';
import { tokenOf } from '../session/tokens.ts';
import { findDevice } from '../staff/device.rows.ts';
import {
  type AskedCode,
  type CodeRequester,
  isKnown,
  mailboxKey,
  networkBudgetOf,
  takeCode,
} from './code-budgets.rows.ts';
import { draftVerification } from './draft-verification.ts';
import { emailHash } from './email-hash.ts';
import { hashLoginToken } from './verification-codes.ts';
import {
  findOpenVerification,
  insertVerification,
  type OpenVerification,
  resendVerification,
} from './verification.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { deviceTokenHashOf } from '../staff/counter-cookies.ts';
import { sendVerificationCodeJob } from './send-verification-code.job.ts';

export type RequestDeps = Pick<Deps, 'config' | 'db' | 'metrics' | 'random' | 'tokenSecret'>;

/** The answer: what binds the code to the browser, and its instants (ISO). */
export type RequestedCode = {
  loginToken: string;
  expiresAt: string;
  resendAt: string;
  codeLength: CodeLength;
};

/** The parts of a call that a request for a code reads. */
type Caller = {
  tenant: { id: TenantId };
  ip: string;
  now: number;
  header(name: string): string | undefined;
};
/**
 * `userId`: of the user who is logged in. `isOwnMailbox`: the code goes to that user's own email.
 */
type Wanted = {
  purpose: VerificationPurpose;
  userId: UserId | null;
  isOwnMailbox?: boolean;
  email: string;
};

/**
 * Mails a code to an email, or once more the code of this browser's earlier request. The answer,
 * the statements and the mail are the same for a known and an unknown email.
 * docs/rules/login.md#same-answer-for-every-email.
 */
export async function requestVerification(
  deps: RequestDeps,
  call: Caller,
  wanted: Wanted,
): Promise<Result<RequestedCode, Refusal>> {
  const email = normalEmail(wanted.email);
  if (email === null)
    return refuse(refusalOf('FIELD_VALIDATION', { fields: { email: problem('email') } }));
  const requested = await withTenant(deps.db, call.tenant.id, (tx) =>
    requestCode(deps, { tx, call, wanted: { ...wanted, email } }),
  );
  countLimits(deps, requested);
  return requested;
}

/**
 * Counts requests above a budget of codes, and codes that are longer because of wrong codes, for
 * the operator's alerts.
 */
function countLimits(
  { metrics }: Pick<RequestDeps, 'metrics'>,
  requested: Result<RequestedCode, Refusal>,
): void {
  if (!requested.ok) return metrics.count('comanda_limit_hits_total', { limit: 'codes' });
  if (requested.value.codeLength === codeLengths.long)
    metrics.count('comanda_limit_hits_total', { limit: 'wrongCodes' });
}

type Request = { tx: Tx; call: Caller; wanted: Wanted };

async function requestCode(
  deps: RequestDeps,
  request: Request,
): Promise<Result<RequestedCode, Refusal>> {
  const { tx, call, wanted } = request;
  const { now } = call;
  const sent = call.header(headers.loginToken);
  const open = sent === undefined ? null : await findOpen(request, hashLoginToken(sent));
  if (sent !== undefined && open !== null && instantOf(open.resend_at) > now)
    return accept(answerOf(sent, open, open.resend_at));
  const area = codeAreaOf(wanted.purpose);
  const asked: AskedCode = {
    requester: await requesterOf(deps, request),
    area,
    mailbox: mailboxKey(area, emailHash(deps.tokenSecret, tx.tenantId, wanted.email)),
  };
  const { seconds, isLong } = await takeCode(tx, asked, now);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds, reason: 'CODES' }));
  if (sent !== undefined && open !== null && (open.code_length === codeLengths.long || !isLong)) {
    const resendAt = await resendVerification(tx, open.id, mailJob(tx.tenantId, open.id, now), now);
    return accept(answerOf(sent, open, resendAt));
  }
  return accept(
    await makeCode(deps, request, asked, isLong ? codeLengths.long : codeLengths.short),
  );
}

/** Returns who asks: what the caller sends decides, never whether the email is known. */
async function requesterOf(
  { tokenSecret, config }: RequestDeps,
  { tx, call, wanted }: Request,
): Promise<CodeRequester> {
  const { purpose, userId, email, isOwnMailbox = false } = wanted;
  if (userId !== null) return { kind: 'user', userId, isOwnMailbox };
  if (purpose === 'counter') {
    const tokenHash = deviceTokenHashOf(call);
    const device = tokenHash === null ? null : await findDevice(tx, tokenHash);
    if (device) return { kind: 'device', deviceId: device.id };
  } else {
    const browserHash = await findKnownBrowser(tx, email, call.header(headers.browserKey));
    if (browserHash !== null) return { kind: 'browser', browserHash };
  }
  const budget = networkBudgetOf(codeAreaOf(purpose));
  return {
    kind: 'stranger',
    networks: config.orderLimits ? networkBudgets(tokenSecret, call.ip, budget) : [],
  };
}

const findOpen = ({ tx, call, wanted }: Request, loginTokenHash: string) =>
  findOpenVerification(tx, { ...wanted, loginTokenHash, mostTries: maxCodeTries }, call.now);

async function makeCode(
  { random, tokenSecret }: RequestDeps,
  { tx, call, wanted }: Request,
  { requester, mailbox }: AskedCode,
  codeLength: CodeLength,
): Promise<RequestedCode> {
  const { now } = call;
  const loginToken = tokenOf(tx.tenantId, random.secret());
  const made = draftVerification(
    {
      ...wanted,
      id: random.id(now),
      secret: tokenSecret,
      tenantId: tx.tenantId,
      mailbox,
      isKnown: isKnown(requester),
      codeLength,
      loginTokenHash: hashLoginToken(loginToken),
      userAgent: call.header('user-agent'),
    },
    now,
  );
  await insertVerification(tx, made, mailJob(tx.tenantId, made.id, now));
  const { expiresAt, resendAt } = made;
  return { loginToken, expiresAt, resendAt, codeLength };
}

const mailJob = (tenantId: TenantId, verificationId: string, now: number): NewJob =>
  sendVerificationCodeJob.due(now, { tenantId, verificationId });

const answerOf = (
  loginToken: string,
  { expires_at, code_length }: OpenVerification,
  resendAt: string,
): RequestedCode => ({ loginToken, expiresAt: expires_at, resendAt, codeLength: code_length });
