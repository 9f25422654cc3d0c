import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { WalletPayment, WalletStatus } from '../wallets/wallet-payment.ts';
import { sandboxWalletKeys } from './assumed-wallet-keys.ts';
import { assumedStatuses } from './assumed-wallet-response.ts';
import type { AssumedWallet } from './assumed-wallets.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Pauses before the retries of a webhook that the shop did not acknowledge. */
const pausesMs = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/**
 * The header `X-Signature`: HMAC-SHA-256 over the second and the body, in hexadecimal. `nowMs`:
 * instant of the signature.
 */
function signatureOf(body: string, secret: string, nowMs: number): string {
  const second = Math.floor(nowMs / 1_000);
  return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
}

type Change = { payment: WalletPayment; status: WalletStatus; now: () => number };

/** The webhook about a new status; null if the wallet sends none. Each try is signed anew. */
export function assumedWalletWebhook(
  { name, sendsWebhooks }: AssumedWallet,
  { payment, status, now }: Change,
): PaymentWebhook | null {
  if (!sendsWebhooks || payment.webhookUrl === null) return null;
  const { webhookSecret } = sandboxWalletKeys(name);
  const event = { event_id: randomUUID(), created_at: new Date(now()).toISOString() };
  const bodyOf = (told: WalletStatus, version: number): string =>
    JSON.stringify({
      ...event,
      type: 'payment.updated',
      payment_id: payment.id,
      status: assumedStatuses[told],
      version,
    });
  const messageOf = (body: string) => ({
    body,
    proof: (key: 'valid' | 'forged') => ({
      'x-signature': signatureOf(body, key === 'valid' ? webhookSecret : 'another secret', now()),
    }),
  });
  return {
    provider: name,
    paymentId: payment.id,
    merchantRef: payment.merchantRef,
    url: payment.webhookUrl,
    pausesMs,
    message: (kind) =>
      messageOf(
        kind === 'stale'
          ? bodyOf('declined', payment.version - 1)
          : bodyOf(status, payment.version),
      ),
  };
}
