import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { RedirectProvider } from '../../provider/provider.ts';
import type { StartRequest, StartResult } from '../../provider/start-request.ts';
import { isMaybeLost, type LastStepTry } from '../../take-last-step.ts';
import { webpayFacts } from './facts.ts';
import {
  formEndsAt,
  isStatusExpired,
  attemptLifetimeMs,
  nextCommitAt,
} from './webpay-lifetimes.ts';
import { webpayReport } from './webpay-report.ts';
import { readRefundAnswer } from './read-refund-answer.ts';
import { readWebpayReturn } from './read-webpay-return.ts';
import * as wire from './webpay-wire.ts';
import { transbankAccount } from '../transbank/transbank-account.ts';

const path = '/rswebpaytransaction/api/webpay/v1.2/transactions';

/** A token in Transbank's form, of no transaction. */
const tokenOfNobody = '0'.repeat(64);

/**
 * Webpay Plus of Transbank, REST v1.2. The README beside this file explains how its answers are
 * read.
 */
export const webpay = {
  flow: 'redirect',
  method: 'webpay',
  account: transbankAccount,
  secret: {
    name: 'webpay',
    demo: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
  },
  currencies: ['CLP'],
  attemptLifetimeMs,
  shortestPaymentMs: 0,
  refundsParts: true,
  repeatsRefundsByKey: false,
  facts: webpayFacts,
  keyTrial: {
    proves: ['commerceCode', 'apiKeySecret'],
    worksWith: [404],
    send: (context) =>
      context.call({
        method: 'GET',
        url: urlOf(context, tokenOfNobody),
        headers: headersOf(context),
        isSafe: true,
      }),
  },
  start,
  readReturn: readWebpayReturn,
  lastStep: { commitWithinMs: null, commit },
  poll,
  refund,
} as const satisfies RedirectProvider;

const headersOf = ({ secrets }: ProviderContext) => ({
  'tbk-api-key-id': secrets['commerceCode'] ?? '',
  'tbk-api-key-secret': secrets['apiKeySecret'] ?? '',
});

const urlOf = ({ baseUrl }: ProviderContext, token: string, step = '') =>
  `${baseUrl}${path}/${encodeURIComponent(token)}${step}`;

const makeReport = (
  { now }: ProviderContext,
  source: 'poll' | 'reply',
  reported: 'pending' | 'noRecord' | 'unknown',
): ProviderReport => ({
  source,
  reported,
  at: now(),
});

async function start(
  context: ProviderContext,
  { attempt, returnUrl }: StartRequest,
): Promise<StartResult<RedirectForm>> {
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${path}`,
    headers: headersOf(context),
    body: {
      buy_order: attempt.merchantRef,
      session_id: attempt.id,
      amount: attempt.sum.minor,
      return_url: returnUrl,
    },
  });
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.webpayCreated, answer.body)
      : null;
  if (!read?.success || !isPageOfProvider(context, read.output.url))
    return { next: null, report: notStarted(context, answer) };
  const { token, url } = read.output;
  return {
    next: { kind: 'redirectForm', method: 'GET', action: url, fields: { token_ws: token } },
    report: { ...makeReport(context, 'reply', 'pending'), providerRef: token },
  };
}

/**
 * Report of a failed start. A refusal created no transaction. Any other answer may have created
 * one, but nobody can pay it without its token.
 */
const notStarted = (context: ProviderContext, answer: ProviderAnswer): ProviderReport =>
  makeReport(context, 'reply', isRefusal(answer) ? 'noRecord' : 'unknown');

const isRefusal = (answer: ProviderAnswer) =>
  answer.kind === 'answer' && [400, 401, 404, 405, 406, 415, 422].includes(answer.status);

/**
 * Commits, then polls if the answer is lost, unreadable or a refusal (Webpay refuses a second
 * commit). If the status shows that a lost commit never arrived, the commit is sent once more. A
 * commit that timed out is never repeated, because it may still be running.
 */
async function commit(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const first = await sendCommit(context, attempt);
  if (first.report.reported !== 'unknown') return first.report;
  const polled = await poll(context, attempt);
  if (polled.reported !== 'pending' || !first.maybeLost)
    return afterCommit(context, attempt, polled);
  const second = await sendCommit(context, attempt);
  return second.report.reported === 'unknown'
    ? afterCommit(context, attempt, await poll(context, attempt))
    : second.report;
}

/** Schedules the next commit after one that did nothing, while Webpay still accepts it. */
function afterCommit(
  { now }: ProviderContext,
  attempt: Attempt,
  { commitFrom, ...report }: ProviderReport,
): ProviderReport {
  const next = commitFrom === undefined ? null : nextCommitAt(attempt, now());
  return next === null ? report : { ...report, commitFrom: next };
}

async function sendCommit(context: ProviderContext, attempt: Attempt): Promise<LastStepTry> {
  if (attempt.providerRef === null)
    return { report: makeReport(context, 'poll', 'noRecord'), maybeLost: false };
  const answer = await context.call({
    method: 'PUT',
    url: urlOf(context, attempt.providerRef),
    headers: headersOf(context),
  });
  return {
    report: readTransaction(context, attempt, answer, 'reply'),
    maybeLost: isMaybeLost(answer),
  };
}

/**
 * Polls by token; the report's `at` is the time of the request. Webpay has no query by our
 * reference. Without a token no browser was sent to Webpay and nobody can have paid, so the answer
 * is `noRecord`. "Not found" proves nothing about the money of a payment that Webpay once knew or
 * whose status has expired. A pending payment may be approved although no browser returned, so
 * `commitFrom` allows a later commit.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  if (attempt.providerRef === null) return makeReport(context, 'poll', 'noRecord');
  const url = urlOf(context, attempt.providerRef);
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url,
    headers: headersOf(context),
    isSafe: true,
  });
  const isNotFound =
    answer.kind === 'answer' &&
    answer.status === 404 &&
    v.is(wire.webpayRefusalAnswer, answer.body);
  if (isNotFound) return notFound(attempt, at);
  const report = { ...readTransaction(context, attempt, answer, 'poll'), at };
  return report.reported === 'pending' ? { ...report, commitFrom: formEndsAt(attempt) } : report;
}

function notFound(attempt: Attempt, at: number): ProviderReport {
  if (isStatusExpired(attempt, at))
    return { source: 'poll', reported: 'unknown', at, statusExpired: true };
  return { source: 'poll', reported: attempt.state === 'created' ? 'noRecord' : 'unknown', at };
}

function readTransaction(
  context: ProviderContext,
  attempt: Attempt,
  answer: ProviderAnswer,
  authority: 'poll' | 'reply',
): ProviderReport {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.webpayTransaction, answer.body)
      : null;
  if (!read?.success) return makeReport(context, authority, 'unknown');
  const report = webpayReport(read.output, authority, context.now(), attempt.sum.currency);
  return attempt.providerRef === null ? report : { ...report, providerRef: attempt.providerRef };
}

/**
 * Refunds by reversal or annulment, as Webpay decides at this time. An answer that does not clearly
 * confirm the refund is `unknown`; the next poll decides.
 */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const url = urlOf(context, attempt.providerRef, '/refunds');
  const answer = await context.call({
    method: 'POST',
    url,
    headers: headersOf(context),
    body: { amount },
  });
  return readRefundAnswer(attempt, answer, context.now());
}
