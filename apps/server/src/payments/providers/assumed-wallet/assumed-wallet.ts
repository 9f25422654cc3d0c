import { minuteMs } from '@comanda/domain/duration.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { MethodOfFlow } from '@comanda/domain/payment/method-names.ts';
import { isWholeRefund } from '@comanda/domain/payment/whole-refund.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { PaymentAccount, PaymentSecret } from '../../provider/payment-account.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { WalletProvider } from '../../provider/provider.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { isMaybeLost, type LastStepTry, takeLastStep } from '../../take-last-step.ts';
import { assumedWalletFacts, type AssumedWalletTraits } from './assumed-wallet-facts.ts';
import { walletHeaders, walletUrl, writeToWallet } from './call-assumed-wallet.ts';
import { walletReport } from './assumed-wallet-report.ts';
import * as wire from './assumed-wallet-wire.ts';
import { readAssumedWalletWebhook } from './read-assumed-wallet-webhook.ts';
import { startAssumedWallet } from './start-assumed-wallet.ts';

/**
 * A wallet whose protocol nobody publishes. `confirms`: it holds the approved money until our
 * confirmation; otherwise the shopper's approval takes it, and nothing can be cancelled.
 * `sendsWebhooks` false: only polls find the approval.
 */
export type AssumedWallet = AssumedWalletTraits & {
  readonly method: MethodOfFlow<'qrOrLink'>;
  readonly account: PaymentAccount;
  readonly secret: PaymentSecret;
};

/** Returns the adapter of an assumed protocol. The README beside this file says what is assumed. */
export const assumedWallet = ({
  method,
  account,
  secret,
  ...traits
}: AssumedWallet): WalletProvider => ({
  flow: 'qrOrLink',
  method,
  account,
  secret,
  currencies: ['CLP'],
  attemptLifetimeMs: 20 * minuteMs,
  shortestPaymentMs: minuteMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: assumedWalletFacts(traits),
  // Nobody publishes how these wallets answer wrong keys.
  keyTrial: null,
  start: startAssumedWallet,
  poll,
  refund,
  ...(traits.confirms ? { lastStep: { commitWithinMs: 5 * minuteMs, commit }, cancel } : {}),
  ...(traits.sendsWebhooks
    ? { webhooks: { read: readAssumedWalletWebhook, answer: 'receipt', responseBody: '{}' } }
    : {}),
});

/**
 * Polls by the wallet's id. Without it no shopper was shown an address or a code, and nobody can
 * have paid, so the answer is `noRecord`. "Not found" proves nothing about the money of a payment
 * that the wallet once knew.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const at = context.now();
  if (attempt.providerRef === null) return { source: 'poll', reported: 'noRecord', at };
  const answer = await context.call({
    method: 'GET',
    url: walletUrl(context, attempt.providerRef),
    headers: walletHeaders(context),
    isSafe: true,
  });
  const isNotFound =
    answer.kind === 'answer' && answer.status === 404 && v.is(wire.walletRefusal, answer.body);
  if (isNotFound)
    return { source: 'poll', reported: attempt.state === 'created' ? 'noRecord' : 'unknown', at };
  return readPayment(attempt, answer, 'poll', at);
}

function readPayment(
  { providerRef }: Attempt,
  answer: ProviderAnswer,
  source: 'poll' | 'reply',
  at: number,
): ProviderReport {
  const read =
    answer.kind === 'answer' && (answer.status === 200 || answer.status === 201)
      ? v.safeParse(wire.walletPayment, answer.body)
      : null;
  if (!read?.success) return { source, reported: 'unknown', at };
  return {
    ...walletReport(read.output, source, at),
    ...(providerRef === null ? {} : { providerRef }),
  };
}

/**
 * Confirms an approved payment, by which the money becomes ours. The key makes a repetition
 * harmless.
 */
async function commit(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  return takeLastStep(
    () => takeStep(context, attempt, 'confirm'),
    () => poll(context, attempt),
  );
}

async function takeStep(
  context: ProviderContext,
  attempt: Attempt,
  step: 'confirm' | 'cancel',
): Promise<LastStepTry> {
  const url = walletUrl(context, attempt.providerRef ?? '', `/${step}`);
  const answer = await writeToWallet(context, url, `${attempt.merchantRef}-${step}`, {});
  return {
    report: readPayment(attempt, answer, 'reply', context.now()),
    maybeLost: isMaybeLost(answer),
  };
}

/**
 * Gives money back by the operation that the payment's status wants: an approved payment is
 * cancelled as a whole, a captured one is refunded. Any other status needs neither, and is the
 * report.
 */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
  key: string,
): Promise<ProviderReport> {
  const now = await poll(context, attempt);
  if (now.reported === 'authorised')
    return isWholeRefund(attempt, amount) ? cancelApproved(context, attempt) : now;
  if (now.reported !== 'captured' && now.reported !== 'partlyRefunded') return now;
  const url = walletUrl(context, attempt.providerRef ?? '', '/refunds');
  const answer = await writeToWallet(context, url, key, { amount, refund_reference: key });
  const report = readPayment(attempt, answer, 'reply', context.now());
  if (report.reported !== 'unknown') return { ...report, isRefundAcknowledged: true };
  const unclear = { ...report, ...unclearRefundReply(answer) };
  if (answer.kind === 'noAnswer') return unclear;
  const refusal = v.safeParse(wire.walletRefusal, answer.body);
  return refusal.success && (answer.status === 422 || answer.status === 409)
    ? { ...report, isRefundRefused: true, declineCode: refusal.output.code }
    : unclear;
}

/** The wallet lets go of the approved money by a cancellation, which the key makes repeatable. */
async function cancelApproved(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const { report } = await takeStep(context, attempt, 'cancel');
  return report.reported === 'unknown' ? report : { ...report, isRefundAcknowledged: true };
}

/**
 * Cancels a payment that nobody wants any more. The wallet reverses it if somebody approved it
 * meanwhile.
 */
async function cancel(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  if (attempt.providerRef === null) return poll(context, attempt);
  const { report } = await takeStep(context, attempt, 'cancel');
  return report.reported === 'unknown' ? poll(context, attempt) : report;
}
