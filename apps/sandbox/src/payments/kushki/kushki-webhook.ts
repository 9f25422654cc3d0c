import { createHmac } from 'node:crypto';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';
import { sendPaymentWebhook, type WebhookMessage } from '../kit/send-payment-webhook.ts';
import { capturedOf, type EmulatedSale } from './emulated-sale.ts';
import type { KushkiKeys } from './kushki-keys.ts';

/**
 * Signature of a webhook: HMAC-SHA256 over the body as sent, a full stop and the webhook's id
 * (seconds since the epoch), hexadecimal.
 */
export const signWebhook = (secret: string, body: string, id: string): string =>
  createHmac('sha256', secret).update(`${body}.${id}`).digest('hex');

const signId = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('hex');

const pausesMs = [5_000, 30_000];

/** Tells the addresses of a charge its result, signed. `now`: the instant in the signature. */
export function sendSaleWebhooks(
  sender: WebhookSender,
  keys: KushkiKeys,
  now: () => number,
  sale: EmulatedSale,
  urls: readonly string[],
): void {
  for (const url of urls)
    sendPaymentWebhook(sender, {
      provider: 'kushki',
      paymentId: sale.ticket,
      merchantRef: sale.merchantRef,
      url,
      pausesMs,
      message: (kind) => messageOf(sale, kind, keys, String(Math.floor(now() / 1_000))),
    });
}

function messageOf(
  sale: EmulatedSale,
  kind: 'true' | 'wrongAmount' | 'stale',
  keys: KushkiKeys,
  id: string,
): WebhookMessage {
  const body = JSON.stringify({
    ticketNumber: sale.ticket,
    transactionReference: sale.reference,
    transaction_status: kind === 'stale' ? 'INITIALIZED' : sale.status,
    approvedTransactionAmount: capturedOf(sale) + (kind === 'wrongAmount' ? 1 : 0),
    currencyCode: sale.charged.currency,
    metadata: sale.metadata,
    ...(sale.externalReference === null ? {} : { externalReferenceId: sale.externalReference }),
  });
  return {
    body,
    proof: (key) => {
      const secret = key === 'valid' ? keys.webhookSecret : 'falsified';
      return {
        'x-kushki-key': keys.publicMerchantId,
        'x-kushki-id': id,
        'x-kushki-signature': signWebhook(secret, body, id),
        'x-kushki-simplesignature': signId(secret, id),
      };
    },
  };
}
