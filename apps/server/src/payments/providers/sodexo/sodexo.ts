import { referenceOfNobody } from '../../provider/key-trial.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { subtract, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { RedirectProvider } from '../../provider/provider.ts';
import type { StartRequest, StartResult } from '../../provider/start-request.ts';
import { sodexoFacts } from './facts.ts';
import { klapOrderRequest } from './klap-order-request.ts';
import { klapReport } from './klap-report.ts';
import * as wire from './klap-wire.ts';
import { readKlapRefund } from './read-klap-refund.ts';
import { readKlapWebhook } from './read-klap-webhook.ts';
import { readSodexoReturn } from './read-sodexo-return.ts';

const path = '/payment-gateway/v1/orders';

/**
 * Pluxee (Sodexo) meal cards by Klap's payment gateway. Klap charges by itself and keeps the charge
 * only if the server answers its webhook with a success within ten seconds. The README beside this
 * file explains how its answers are read.
 */
export const sodexo: RedirectProvider = {
  flow: 'redirect',
  method: 'sodexo',
  account: {
    name: 'klap',
    setting: 'KLAP_URL',
    sandboxPath: 'klap',
    pageOrigins: {
      'https://api.pasarela.multicaja.cl': ['https://pagos.pasarela.multicaja.cl'],
      'https://api-pasarela-sandbox.mcdesaqa.cl': ['https://pagos-pasarela-sandbox.mcdesaqa.cl'],
    },
  },
  secret: { name: 'klap', demo: { apiKey: 'sandbox-klap-key' } },
  currencies: ['CLP'],
  attemptLifetimeMs: 15 * minuteMs,
  shortestPaymentMs: 2 * minuteMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: sodexoFacts,
  keyTrial: {
    proves: ['apiKey'],
    worksWith: [404],
    send: (context) =>
      context.call({
        method: 'GET',
        url: `${context.baseUrl}${path}/${referenceOfNobody}`,
        headers: headersOf(context),
        isSafe: true,
      }),
  },
  start,
  readReturn: readSodexoReturn,
  poll,
  refund,
  webhooks: {
    read: readKlapWebhook,
    answer: 'decision',
    responseBody: JSON.stringify({ status: 'ok' }),
  },
};

const headersOf = ({ secrets }: ProviderContext) => ({ apikey: secrets['apiKey'] ?? '' });

async function start(
  context: ProviderContext,
  request: StartRequest,
): Promise<StartResult<RedirectForm>> {
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${path}`,
    headers: headersOf(context),
    body: klapOrderRequest(request, context.now()),
  });
  const reply = { source: 'reply', at: context.now() } as const;
  const read =
    answer.kind === 'answer' && answer.status === 201
      ? v.safeParse(wire.klapCreated, answer.body)
      : null;
  const next = read?.success ? formOf(context, read.output.redirect_url) : null;
  if (!read?.success || next === null || read.output.reference_id !== request.attempt.merchantRef)
    return {
      next: null,
      report: { ...reply, reported: isRefusal(answer) ? 'noRecord' : 'unknown' },
    };
  return { next, report: { ...reply, reported: 'pending', providerRef: read.output.order_id } };
}

/**
 * The form that opens Klap's page, null for an address that is not Klap's. A GET form drops the
 * query of its action, so it becomes fields.
 */
function formOf(context: ProviderContext, address: string): RedirectForm | null {
  if (!isPageOfProvider(context, address)) return null;
  const url = new URL(address);
  const fields = Object.fromEntries(url.searchParams);
  url.search = '';
  return { kind: 'redirectForm', method: 'GET', action: url.href, fields };
}

/**
 * A refusal created no order. Any other answer may have created one, but nobody can pay it without
 * the address of its page.
 */
const isRefusal = (answer: ProviderAnswer) =>
  answer.kind === 'answer' && [400, 401, 403, 404, 405, 415, 422].includes(answer.status);

/**
 * Polls by Klap's order. Without one no browser was sent to Klap and nobody can have paid. "Not
 * found" proves nothing about a payment that Klap once knew.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const at = context.now();
  const report = (reported: 'noRecord' | 'unknown'): ProviderReport => ({
    source: 'poll',
    reported,
    at,
  });
  if (attempt.providerRef === null) return report('noRecord');
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${path}/${encodeURIComponent(attempt.providerRef)}`,
    headers: headersOf(context),
    isSafe: true,
  });
  if (answer.kind !== 'answer') return report('unknown');
  if (answer.status === 404 && v.is(wire.klapRefusal, answer.body))
    return report(attempt.state === 'created' ? 'noRecord' : 'unknown');
  const read = answer.status === 200 ? v.safeParse(wire.klapOrder, answer.body) : null;
  return read?.success ? klapReport(read.output, at) : report('unknown');
}

/**
 * Refunds the whole rest. No source says that a part of a meal card's payment can be refunded, so a
 * part is refused here and left to an operator.
 */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const rest = subtract(attempt.captured ?? attempt.sum.minor, attempt.refunded);
  const at = context.now();
  if (amount !== rest)
    return {
      source: 'reply',
      reported: 'unknown',
      at,
      isRefundRefused: true,
      declineCode: 'whole only',
    };
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${path}/${encodeURIComponent(attempt.providerRef)}/refund`,
    headers: headersOf(context),
    body: {},
  });
  return readKlapRefund(attempt, amount, answer, context.now());
}
