import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import { isPageOfProvider } from '../../payments/provider/is-page-of-provider.ts';
import { unclearRefundReply } from '../../payments/refund-reply.ts';
import type { ProviderContext } from '../../payments/provider/provider-context.ts';
import type { ProviderReport } from '../../payments/provider/provider-report.ts';
import type { RedirectProvider } from '../../payments/provider/provider.ts';
import type { StartRequest } from '../../payments/provider/start-request.ts';
import type { ProviderAnswer } from '../../platform/calls/provider-call.ts';
import { exampleFacts } from './example-facts.ts';
import { exampleReport } from './example-report.ts';
import { exampleCreated, examplePayment } from './example-wire.ts';
import { exampleWebhooks } from './read-example-webhook.ts';
import { transbankAccount } from '../../payments/providers/transbank/transbank-account.ts';

/**
 * Example Pay takes the money by itself. It stands in for Webpay, because each provider needs one
 * of the methods that shops know.
 */
export const examplePay: RedirectProvider = {
  flow: 'redirect',
  method: 'webpay',
  account: transbankAccount,
  secret: {
    name: 'webpay',
    demo: { apiKey: 'example-key', webhookSecret: 'example-webhook-secret' },
  },
  currencies: ['CLP'],
  attemptLifetimeMs: 15 * 60_000,
  shortestPaymentMs: 0,
  refundsParts: true,
  repeatsRefundsByKey: false,
  facts: exampleFacts,
  keyTrial: null,
  start,
  readReturn: ({ payment }) =>
    payment === undefined ? null : { providerRef: payment, merchantRef: null, nextStep: 'poll' },
  poll,
  refund,
  webhooks: exampleWebhooks,
};

const headersOf = ({ secrets }: ProviderContext) => ({
  authorization: `Bearer ${secrets['apiKey'] ?? ''}`,
});

async function start(
  context: ProviderContext,
  { attempt, returnUrl, webhookUrl, expiresAt }: StartRequest,
) {
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}/payments`,
    headers: headersOf(context),
    body: {
      reference: attempt.merchantRef,
      amount: attempt.sum.minor,
      currency: attempt.sum.currency,
      return_url: returnUrl,
      webhook_url: webhookUrl,
      expires_at: new Date(expiresAt).toISOString(),
    },
  });
  const read =
    answer.kind === 'answer' && answer.status === 201
      ? v.safeParse(exampleCreated, answer.body)
      : null;
  const page = read?.success ? new URL(read.output.page_url) : null;
  if (!read?.success || page === null || !isPageOfProvider(context, page.href))
    return { next: null, report: without(context, 'reply', isRefusal(answer)) };
  const form = {
    kind: 'redirectForm',
    method: 'GET',
    action: `${page.origin}${page.pathname}`,
    fields: Object.fromEntries(page.searchParams),
  } as const;
  return { next: form, report: exampleReport(read.output, 'reply', context.now()) };
}

const isRefusal = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && [401, 409, 422].includes(answer.status);

const without = (
  { now }: ProviderContext,
  source: 'poll' | 'reply',
  isUnknownThere: boolean,
): ProviderReport => ({ source, reported: isUnknownThere ? 'noRecord' : 'unknown', at: now() });

/** Asks by the provider's reference, or by ours if the answer to the start was lost. */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const { providerRef, merchantRef } = attempt;
  const path =
    providerRef === null
      ? `/references/${encodeURIComponent(merchantRef)}`
      : `/payments/${encodeURIComponent(providerRef)}`;
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${path}`,
    headers: headersOf(context),
    isSafe: true,
  });
  const isUnknownThere = answer.kind === 'answer' && answer.status === 404;
  return { ...readPayment(context, answer, 'poll', isUnknownThere), at };
}

async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
  key: string,
): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}/payments/${encodeURIComponent(attempt.providerRef)}/refunds`,
    headers: { ...headersOf(context), 'idempotency-key': key },
    body: { amount },
  });
  const report = readPayment(context, answer, 'reply', false);
  return report.reported === 'unknown'
    ? { ...report, ...unclearRefundReply(answer) }
    : { ...report, isRefundAcknowledged: true };
}

function readPayment(
  context: ProviderContext,
  answer: ProviderAnswer,
  source: 'poll' | 'reply',
  isUnknownThere: boolean,
): ProviderReport {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(examplePayment, answer.body)
      : null;
  return read?.success
    ? exampleReport(read.output, source, context.now())
    : without(context, source, isUnknownThere);
}
