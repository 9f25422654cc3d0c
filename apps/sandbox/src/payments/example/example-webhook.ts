import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';
import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { ExamplePayment } from './example-payment.ts';

/** The secret that signs webhooks, worthless elsewhere. */
const exampleWebhookSecret = 'example-webhook-secret';

const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/**
 * Tells the shop that a payment changed. The body names the payment and no amount: the shop has to
 * ask.
 */
export function sendExampleWebhook(sender: WebhookSender, payment: ExamplePayment): void {
  const { id, reference, webhookUrl } = payment;
  const body = JSON.stringify({ event: randomUUID(), payment: id, reference });
  sendPaymentWebhook(sender, {
    provider: 'example',
    paymentId: id,
    merchantRef: reference,
    url: webhookUrl,
    pausesMs: [60_000, 300_000],
    message: () => ({
      body,
      proof: (key) => ({
        'x-signature': signature(key === 'valid' ? exampleWebhookSecret : 'forged', body),
      }),
    }),
  });
}
