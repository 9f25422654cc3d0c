import { referenceOfNobody } from '../../provider/key-trial.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isWholeRefund } from '@comanda/domain/payment/whole-refund.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { WalletProvider } from '../../provider/provider.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { isMaybeLost, type LastStepTry, takeLastStep } from '../../take-last-step.ts';
import { machFacts } from './facts.ts';
import { machHeaders, machUrl } from './call-mach.ts';
import { machReport } from './mach-report.ts';
import * as wire from './mach-wire.ts';
import { readMachWebhook } from './read-mach-webhook.ts';
import { startMach } from './start-mach.ts';

/**
 * MACH Pay of BCI, business API 1.1.0. The README beside this file explains how its answers are
 * read.
 */
export const mach: WalletProvider = {
  flow: 'qrOrLink',
  method: 'mach',
  account: {
    name: 'mach',
    setting: 'MACH_URL',
    productionUrl: 'https://biz.soymach.com',
    sandboxPath: 'mach',
    pageOrigins: {
      'https://biz.soymach.com': ['https://biz.soymach.com', 'https://soymach.com'],
    },
  },
  secret: {
    name: 'mach',
    demo: { apiToken: 'sandbox-mach-token', capture: 'manual' },
    choices: { capture: ['manual', 'automatic'] },
  },
  currencies: ['CLP'],
  attemptLifetimeMs: 20 * minuteMs,
  shortestPaymentMs: minuteMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: machFacts,
  keyTrial: {
    proves: ['apiToken'],
    worksWith: [404],
    send: (context) =>
      context.call({
        method: 'GET',
        url: machUrl(context, referenceOfNobody),
        headers: machHeaders(context),
        isSafe: true,
      }),
  },
  start: startMach,
  lastStep: { commitWithinMs: 5 * minuteMs, commit },
  poll,
  refund,
  cancel,
  webhooks: {
    read: readMachWebhook,
    answer: 'receipt',
    responseBody: '{}',
    registration: 'MACH’s people set it as the webhook address of the business (apiToken)',
  },
};

type Source = 'poll' | 'reply';
/** The steps of a payment that MACH takes by `POST` with an empty object. */
type Step = 'confirm' | 'reverse' | 'cancel';

/**
 * Polls by token. MACH has no query by our reference. Without a token no shopper was shown an
 * address or a code, and nobody can have paid, so the answer is `noRecord`. "Not found" proves
 * nothing about the money of a payment that MACH once knew.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const at = context.now();
  if (attempt.providerRef === null) return { source: 'poll', reported: 'noRecord', at };
  const answer = await context.call({
    method: 'GET',
    url: machUrl(context, attempt.providerRef),
    headers: machHeaders(context),
    isSafe: true,
  });
  const isNotFound = answer.kind === 'answer' && answer.status === 404 && answer.body !== undefined;
  if (isNotFound)
    return { source: 'poll', reported: attempt.state === 'created' ? 'noRecord' : 'unknown', at };
  return readPayment(attempt, answer, 'poll', at);
}

function readPayment(
  { providerRef }: Attempt,
  answer: ProviderAnswer,
  source: Source,
  at: number,
): ProviderReport {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.machPayment, answer.body)
      : null;
  if (!read?.success) return { source, reported: 'unknown', at };
  return {
    ...machReport(read.output, source, at),
    ...(providerRef === null ? {} : { providerRef }),
  };
}

/**
 * Confirms an approved payment, by which the money becomes ours. MACH confirms the payments of a
 * merchant with automatic capture by itself, and refuses our call: they are only polled.
 */
async function commit(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  if (attempt.providerRef === null || context.secrets['capture'] === 'automatic')
    return poll(context, attempt);
  return takeLastStep(
    () => takeStep(context, attempt, 'confirm'),
    () => poll(context, attempt),
  );
}

async function takeStep(
  context: ProviderContext,
  attempt: Attempt,
  step: Step,
): Promise<LastStepTry> {
  const answer = await context.call({
    method: 'POST',
    url: machUrl(context, attempt.providerRef ?? '', `/${step}`),
    headers: machHeaders(context),
    body: {},
  });
  return {
    report: readPayment(attempt, answer, 'reply', context.now()),
    maybeLost: isMaybeLost(answer),
  };
}

/**
 * Gives money back by the operation that MACH wants in the payment's status: an approved payment is
 * reversed as a whole, a confirmed one is refunded. Any other status needs neither, and is the
 * report.
 */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  const now = await poll(context, attempt);
  if (now.reported === 'authorised')
    return isWholeRefund(attempt, amount) ? reverse(context, attempt) : now;
  if (now.reported !== 'captured' && now.reported !== 'partlyRefunded') return now;
  const left = minor(now.sum.minor - (now.refunded ?? 0));
  const answer = await context.call({
    method: 'POST',
    url: machUrl(context, attempt.providerRef ?? '', '/refund'),
    headers: machHeaders(context),
    body: { amount: Math.min(amount, left) },
  });
  return afterRefund(attempt, answer, context.now());
}

async function reverse(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const answer = await context.call({
    method: 'POST',
    url: machUrl(context, attempt.providerRef ?? '', '/reverse'),
    headers: machHeaders(context),
    body: {},
  });
  return afterRefund(attempt, answer, context.now());
}

/**
 * Reads the answer to a refund or a reversal, which is the payment. A refusal with a reason moved
 * no money.
 */
function afterRefund(attempt: Attempt, answer: ProviderAnswer, at: number): ProviderReport {
  const reply = { source: 'reply', reported: 'unknown', at } as const;
  const isRefused = answer.kind === 'answer' && (answer.status === 422 || answer.status === 409);
  if (isRefused && answer.body !== undefined) return { ...reply, isRefundRefused: true };
  const report = readPayment(attempt, answer, 'reply', at);
  return report.reported === 'unknown'
    ? { ...report, ...unclearRefundReply(answer) }
    : { ...report, isRefundAcknowledged: true };
}

/**
 * Cancels a payment that nobody approved. If somebody did, MACH refuses, and the answer to the poll
 * decides.
 */
async function cancel(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const { report } = await takeStep(context, attempt, 'cancel');
  return report.reported === 'unknown' ? poll(context, attempt) : report;
}
