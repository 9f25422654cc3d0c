import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { withTimeout } from '../../../platform/http/with-timeout.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { StartRequest, StartResult } from '../../provider/start-request.ts';
import { isRefusal } from '../../take-last-step.ts';
import { machHeaders, machUrl } from './call-mach.ts';
import * as wire from './mach-wire.ts';

type Wallet = Extract<PaymentNext, { kind: 'wallet' }>;

/** The shopper waits this long for the picture of the code; without it there is still the link. */
const qrTimeoutMs = 3_000;

/**
 * Creates the payment, then fetches the picture of its code. A lost answer loses the token, and
 * nobody can pay without it.
 */
export async function startMach(
  context: ProviderContext,
  { attempt, orderNumber, expiresAt }: StartRequest,
): Promise<StartResult<Wallet>> {
  const title = `Pedido ${orderNumber}`;
  const answer = await context.call({
    method: 'POST',
    url: machUrl(context),
    headers: machHeaders(context),
    body: {
      payment: {
        amount: attempt.sum.minor,
        title,
        message: title,
        upstream_id: attempt.merchantRef,
      },
    },
  });
  const at = context.now();
  const read =
    answer.kind === 'answer' && (answer.status === 200 || answer.status === 201)
      ? v.safeParse(wire.machCreated, answer.body)
      : null;
  if (!read?.success || !isPageOfProvider(context, read.output.url))
    return {
      next: null,
      report: { source: 'reply', reported: isRefusal(answer) ? 'noRecord' : 'unknown', at },
    };
  const { token, url, expires_at: end } = read.output;
  return {
    next: {
      kind: 'wallet',
      url,
      qr: await fetchQr(context, token),
      expiresAt: isoOf(Math.min(expiresAt, end == null ? expiresAt : instantOf(end))),
    },
    report: { source: 'reply', reported: 'pending', at, providerRef: token },
  };
}

async function fetchQr(context: ProviderContext, token: string): Promise<Wallet['qr']> {
  const call = context.call({
    method: 'GET',
    url: machUrl(context, token, '/qr'),
    headers: machHeaders(context),
    isSafe: true,
  });
  const answer = await withTimeout(qrTimeoutMs, call).catch(() => null);
  const read =
    answer?.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.machQr, answer.body)
      : null;
  return read?.success ? { as: 'png', value: read.output.image_base_64 } : null;
}
