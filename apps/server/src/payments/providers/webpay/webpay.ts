import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type {
  ProviderContext,
  RedirectProvider,
  StartResult,
  StartRequest,
} from '../../provider.ts';
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

const path = '/rswebpaytransaction/api/webpay/v1.2/transactions';

/** Webpay Plus of Transbank, REST v1.2; the README beside this file says what decides what. */
export const webpay: RedirectProvider = {
  flow: 'redirect',
  method: 'webpay',
  currencies: ['CLP'],
  attemptLifetimeMs,
  start,
  readReturn: readWebpayReturn,
  commit,
  poll,
  refund,
};

const headersOf = ({ secrets }: ProviderContext) => ({
  'tbk-api-key-id': secrets['commerceCode'] ?? '',
  'tbk-api-key-secret': secrets['apiKeySecret'] ?? '',
});

const urlOf = ({ baseUrl }: ProviderContext, token: string, step = '') =>
  `${baseUrl}${path}/${encodeURIComponent(token)}${step}`;

const makeReport = (
  { now }: ProviderContext,
  source: 'query' | 'reply',
  reported: PaymentReport['reported'],
): PaymentReport => ({
  source,
  reported,
  at: now(),
});

async function start(
  context: ProviderContext,
  { attempt, returnUrl }: StartRequest,
): Promise<StartResult> {
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
  if (!read?.success || !isAtProvider(context, read.output.url))
    return { next: null, report: notStarted(context, answer) };
  const { token, url } = read.output;
  return {
    next: { kind: 'redirectForm', method: 'GET', action: url, fields: { token_ws: token } },
    report: { ...makeReport(context, 'reply', 'pending'), providerRef: token },
  };
}

const isAtProvider = ({ baseUrl }: ProviderContext, url: string) =>
  new URL(url).origin === new URL(baseUrl).origin;

/** A refusal made nothing. Anything else may have made a transaction whose token we do not know, which nobody can pay then. */
const notStarted = (context: ProviderContext, answer: ProviderAnswer): PaymentReport =>
  makeReport(context, 'reply', isRefusal(answer) ? 'noRecord' : 'unknown');

const isRefusal = (answer: ProviderAnswer) =>
  answer.kind === 'answer' && [400, 401, 404, 405, 406, 415, 422].includes(answer.status);

/**
 * Commits, then lets the status decide when the answer is lost, cannot be read or is a refusal (a second commit is refused). Where the
 * status shows that the commit never arrived, it is sent once more: Webpay takes one commit of a token and no second. Never after a commit
 * that was only slow, which may still be under way.
 */
async function commit(context: ProviderContext, attempt: Attempt): Promise<PaymentReport> {
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

/** A commit that did nothing is tried again after a pause, while it may be of use. */
function afterCommit(
  { now }: ProviderContext,
  attempt: Attempt,
  { commitFrom, ...report }: PaymentReport,
): PaymentReport {
  const next = commitFrom === undefined ? null : nextCommitAt(attempt, now());
  return next === null ? report : { ...report, commitFrom: next };
}

async function sendCommit(
  context: ProviderContext,
  attempt: Attempt,
): Promise<{ report: PaymentReport; maybeLost: boolean }> {
  if (attempt.providerRef === null)
    return { report: makeReport(context, 'query', 'noRecord'), maybeLost: false };
  const answer = await context.call({
    method: 'PUT',
    url: urlOf(context, attempt.providerRef),
    headers: headersOf(context),
  });
  const maybeLost =
    answer.kind === 'answer'
      ? answer.status >= 500 || answer.status === 429
      : answer.why === 'broken';
  return { report: readTransaction(context, attempt, answer, 'reply'), maybeLost };
}

/**
 * Asks by token, as of the moment of asking. Webpay cannot be asked by our reference: while we do not know the token no browser was sent
 * away with it, nobody can have paid, and it is the same as if Webpay had never heard of it. "Not found" of a payment that Webpay once
 * knew, or whose status has run out, says nothing about its money. What is begun may have been agreed to although no browser came back.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<PaymentReport> {
  if (attempt.providerRef === null) return makeReport(context, 'query', 'noRecord');
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
  const report = { ...readTransaction(context, attempt, answer, 'query'), at };
  return report.reported === 'pending' ? { ...report, commitFrom: formEndsAt(attempt) } : report;
}

function notFound(attempt: Attempt, at: number): PaymentReport {
  if (isStatusExpired(attempt, at))
    return { source: 'query', reported: 'unknown', at, statusExpired: true };
  return { source: 'query', reported: attempt.state === 'created' ? 'noRecord' : 'unknown', at };
}

function readTransaction(
  context: ProviderContext,
  attempt: Attempt,
  answer: ProviderAnswer,
  authority: 'query' | 'reply',
): PaymentReport {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.webpayTransaction, answer.body)
      : null;
  if (!read?.success) return makeReport(context, authority, 'unknown');
  const report = webpayReport(read.output, authority, context.now(), attempt.sum.currency);
  return attempt.providerRef === null ? report : { ...report, providerRef: attempt.providerRef };
}

/** Reverses or annuls, whichever Webpay does at this hour. What it does not clearly confirm is `unknown`; asking tells. */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<PaymentReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const url = urlOf(context, attempt.providerRef, '/refunds');
  const answer = await context.call({
    method: 'POST',
    url,
    headers: headersOf(context),
    body: { amount },
  });
  return readRefundAnswer(attempt, amount, answer, context.now());
}
