import { randomUUID } from 'node:crypto';
import type { PaymentDeps } from '../kit/payment-emulator.ts';
import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { MercadoPago } from './mercado-pago.ts';
import type { MercadoPagoDeps } from './mercado-pago-deps.ts';
import type { MercadoPagoKeys } from './mercado-pago-keys.ts';
import { wireDate } from './payment-response.ts';
import type { EmulatedPayment } from './preference.ts';
import { webhookSignature } from './webhook-signature.ts';

const minute = 60_000;
const pausesMs = [15 * minute, 30 * minute, 360 * minute];

/**
 * Returns the sender of webhooks. Each is signed over the payment's id in the address, never over
 * its body. Unless the address says `source_news=webhooks`, the older unsigned message (`topic`,
 * `id`) follows.
 */
export function createShopNotifier(
  account: MercadoPago,
  { accessToken: _, webhookSecret }: MercadoPagoKeys,
  { control, webhookSender }: PaymentDeps,
): MercadoPagoDeps['notify'] {
  const { now } = control.clock;
  const send = (payment: EmulatedPayment, url: string, body: object, isSigned: boolean): void =>
    sendPaymentWebhook(webhookSender, {
      provider: 'mercadopago',
      paymentId: String(payment.id),
      merchantRef: payment.reference,
      url,
      pausesMs,
      message: () => {
        const requestId = randomUUID();
        // Some messages carry seconds and others milliseconds.
        const ts = String(payment.id % 2 === 0 ? now() : Math.floor(now() / 1_000));
        return {
          body: JSON.stringify(body),
          proof: (key): Record<string, string> => {
            const secret = key === 'valid' ? webhookSecret : 'another secret';
            const signature = webhookSignature(String(payment.id), requestId, ts, secret);
            return isSigned ? { 'x-signature': signature, 'x-request-id': requestId } : {};
          },
        };
      },
    });
  return (payment, action) => {
    const address = account.preference(payment.preferenceId)?.notificationUrl ?? null;
    if (address === null) return;
    const data = { id: String(payment.id) };
    const dates = { date_created: wireDate(now()), user_id: 246813579, api_version: 'v1' };
    const body = { id: payment.id * 7, live_mode: false, type: 'payment', ...dates, action, data };
    send(payment, withQuery(address, { 'data.id': data.id, type: 'payment' }), body, true);
    if (new URL(address).searchParams.get('source_news') === 'webhooks') return;
    const topic = 'payment';
    const resource = `/v1/payments/${data.id}`;
    send(payment, withQuery(address, { topic, id: data.id }), { resource, topic }, false);
  };
}

function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
