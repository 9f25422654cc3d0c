import {
  isSuccess,
  type OutgoingWebhook,
  type WebhookSender,
} from '../../webhooks/webhook-sender.ts';

/** A webhook's body, and the headers that prove it. With the forged key they are invalid. */
export type WebhookMessage = {
  readonly body: string;
  /** The body with an invalid signature, of a provider that signs inside the body. */
  readonly forgedBody?: string;
  proof(key: 'valid' | 'forged'): Readonly<Record<string, string>>;
};

/**
 * A webhook about one payment. `url`: the address that the shop named. `message`: the true one, one
 * with a wrong amount, or one about the state before the last; a provider whose webhook has neither
 * amount nor state ignores the kind.
 */
export type PaymentWebhook = {
  readonly provider: string;
  readonly paymentId: string;
  readonly merchantRef: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** Pauses before the retries, in milliseconds; an empty list: sent once. */
  readonly pausesMs: readonly number[];
  message(kind: 'true' | 'wrongAmount' | 'stale'): WebhookMessage;
  /** Absent: every 2xx status ends the retries. */
  isAcknowledged?(status: number): boolean;
  /** Receives the shop's status of each try; 0: no response, or the webhook was lost. */
  answered?(status: number): void;
};

/**
 * Sends a webhook about a payment. Faults at `webhook` lose, double, delay, forge or falsify it.
 */
export function sendPaymentWebhook(sender: WebhookSender, webhook: PaymentWebhook): void {
  const { provider, paymentId, merchantRef, url, message, ...rest } = webhook;
  const outgoing = (kind: Parameters<typeof message>[0]): OutgoingWebhook => ({
    isAcknowledged: isSuccess,
    ...rest,
    ...message(kind),
    provider,
    subjectId: paymentId,
    reference: merchantRef,
    channel: '',
    addresses: [{ url, secret: {}, headers: {} }],
    hasTimedDelay: true,
    falsified: (fault) => outgoing(fault === 'webhookStale' ? 'stale' : 'wrongAmount'),
  });
  sender.send(outgoing('true'));
}
