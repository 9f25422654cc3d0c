import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { StartRequest, StartResult } from '../../provider/start-request.ts';
import { isRefusal } from '../../take-last-step.ts';
import { walletUrl, writeToWallet } from './call-assumed-wallet.ts';
import * as wire from './assumed-wallet-wire.ts';

type Wallet = Extract<PaymentNext, { kind: 'wallet' }>;

const longestSeconds = 3_600;

/** Creates the payment, which ends with the order's time to pay. */
export async function startAssumedWallet(
  context: ProviderContext,
  request: StartRequest,
): Promise<StartResult<Wallet>> {
  const { attempt, expiresAt } = request;
  const seconds = Math.floor((expiresAt - context.now()) / 1_000);
  const answer = await writeToWallet(context, walletUrl(context), attempt.merchantRef, {
    reference: attempt.merchantRef,
    amount: attempt.sum.minor,
    currency: attempt.sum.currency,
    description: `Pedido ${request.orderNumber}`,
    channel: request.channel,
    return_url: request.returnUrl,
    webhook_url: request.webhookUrl,
    expires_in: Math.min(Math.max(seconds, 1), longestSeconds),
  });
  const at = context.now();
  const read =
    answer.kind === 'answer' && (answer.status === 200 || answer.status === 201)
      ? v.safeParse(wire.walletCreated, answer.body)
      : null;
  if (!read?.success || !isPageOfProvider(context, read.output.url))
    return { next: null, report: { source: 'reply', at, ...notStarted(answer) } };
  const { id, url, qr, expires_at: end } = read.output;
  const endsAt = Math.min(expiresAt, instantOf(end));
  return {
    next: {
      kind: 'wallet',
      url,
      qr: { as: 'text', value: qr },
      expiresAt: isoOf(endsAt),
    },
    report: { source: 'reply', reported: 'pending', at, providerRef: id },
  };
}

/**
 * A refusal created nothing. Its code goes to the operator: 409 means that we used a key for two
 * payments.
 */
function notStarted(answer: ProviderAnswer): {
  reported: 'noRecord' | 'unknown';
  declineCode?: string;
} {
  const reported = isRefusal(answer) ? 'noRecord' : 'unknown';
  const read = answer.kind === 'answer' ? v.safeParse(wire.walletRefusal, answer.body) : null;
  return read?.success ? { reported, declineCode: read.output.code } : { reported };
}
