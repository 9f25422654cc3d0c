import { minuteMs } from '@comanda/domain/duration.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import { isUrlBelow } from '../../../platform/calls/is-url-below.ts';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { WalletProvider } from '../../provider/provider.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { fpayFacts } from './facts.ts';
import { callFpay, fpayUrl } from './call-fpay.ts';
import { fpayReport } from './fpay-report.ts';
import * as wire from './fpay-wire.ts';
import { startFpay } from './start-fpay.ts';

/**
 * Assumed protocol: today's API of Fpay (Falabella) is not public; this is modelled on Peinau's
 * of 2018. The wallet takes the money at the shopper's approval and sends no webhook. The README
 * beside this file says what is assumed.
 */
export const fpay: WalletProvider = {
  flow: 'qrOrLink',
  method: 'fpay',
  account: { name: 'fpay', setting: 'FPAY_URL', sandboxPath: 'fpay' },
  secret: {
    name: 'fpay',
    demo: { clientId: 'sandbox-fpay-client', clientSecret: 'sandbox-fpay-secret' },
  },
  currencies: ['CLP'],
  attemptLifetimeMs: 20 * minuteMs,
  shortestPaymentMs: minuteMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: fpayFacts,
  start: startFpay,
  poll,
  refund,
};

/**
 * Polls by the wallet's id. Without it no shopper was shown an address or a code, and nobody can
 * have paid, so the answer is `noRecord`. "Not found" proves nothing about the money of a payment
 * that the wallet once knew.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  return (await look(context, attempt)).report;
}

type Looked = { readonly report: ProviderReport; readonly payment: wire.FpayPayment | null };

async function look(context: ProviderContext, attempt: Attempt): Promise<Looked> {
  const at = context.now();
  if (attempt.providerRef === null)
    return { report: { source: 'poll', reported: 'noRecord', at }, payment: null };
  const answer = await callFpay(context, {
    method: 'GET',
    url: fpayUrl(context, attempt.providerRef),
    isSafe: true,
  });
  const isNotFound =
    answer?.kind === 'answer' && answer.status === 404 && v.is(wire.fpayRefusal, answer.body);
  if (isNotFound) {
    const reported = attempt.state === 'created' ? 'noRecord' : 'unknown';
    return { report: { source: 'poll', reported, at }, payment: null };
  }
  return readPayment(attempt, answer, 'poll', at);
}

function readPayment(
  { providerRef }: Attempt,
  answer: ProviderAnswer | null,
  source: 'poll' | 'reply',
  at: number,
): Looked {
  const read =
    answer?.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.fpayPayment, answer.body)
      : null;
  if (!read?.success) return { report: { source, reported: 'unknown', at }, payment: null };
  const report = fpayReport(read.output, source, at);
  return {
    report: providerRef === null ? report : { ...report, providerRef },
    payment: read.output,
  };
}

/**
 * Refunds at the address that the payment names for it. It must be one of the wallet's own: another
 * one gets neither a call nor a token.
 */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  const { report, payment } = await look(context, attempt);
  if (report.reported !== 'captured' && report.reported !== 'partlyRefunded') return report;
  const url = payment && wire.linkOf(payment, 'refund_method');
  if (!url || !isUrlBelow(url, context.baseUrl))
    return { source: 'reply', reported: 'unknown', at: context.now(), isRefundNotSent: true };
  const answer = await callFpay(context, {
    method: 'POST',
    url,
    body: { refunded_amount: String(amount) },
  });
  const reply = readPayment(attempt, answer, 'reply', context.now()).report;
  return reply.reported === 'unknown'
    ? { ...reply, ...refusalOf(answer) }
    : { ...reply, isRefundAcknowledged: true };
}

function refusalOf(
  answer: ProviderAnswer | null,
): Pick<ProviderReport, 'isUnderWay' | 'isRefundRefused' | 'isRefundNotSent' | 'declineCode'> {
  if (answer === null) return { isRefundNotSent: true };
  if (answer.kind === 'noAnswer') return unclearRefundReply(answer);
  const read = v.safeParse(wire.fpayRefusal, answer.body);
  return read.success && answer.status === 400
    ? { isRefundRefused: true, declineCode: read.output.error_code }
    : unclearRefundReply(answer);
}
