import {
  sendPaymentWebhook,
  type PaymentWebhook,
  type WebhookMessage,
} from '../kit/send-payment-webhook.ts';
import { isSuccess, type WebhookSender } from '../../webhooks/webhook-sender.ts';
import type { KlapOrder } from './klap-order.ts';
import { sandboxKlapKey, webhookProof } from './klap-keys.ts';
import { rejection } from './klap-responses.ts';
import type { Klap } from './klap.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * Asks the shop to confirm a charged order. A success confirms it, any other status reverses the
 * charge, and no answer reverses it ten seconds after the charge. Klap asks once.
 */
export function askForConfirmation(klap: Klap, sender: WebhookSender, order: KlapOrder): void {
  send(sender, order, {
    url: order.confirmUrl,
    message: (kind) =>
      signed(
        order,
        confirmationBody(order, kind === 'wrongAmount' ? order.total + 1 : order.total),
      ),
    answered: (status) => {
      if (status !== 0) klap.confirm(order.orderId, isSuccess(status));
    },
  });
}

/** Tells the shop that the card was refused. The answer decides nothing. */
export const tellRejection = (sender: WebhookSender, order: KlapOrder): void =>
  send(sender, order, {
    url: order.rejectUrl,
    message: () =>
      signed(order, {
        order_id: order.orderId,
        reference_id: order.referenceId,
        ...rejection,
      }),
  });

const send = (
  sender: WebhookSender,
  { orderId, referenceId }: KlapOrder,
  webhook: Pick<PaymentWebhook, 'url' | 'message' | 'answered'>,
): void =>
  sendPaymentWebhook(sender, {
    provider: 'klap',
    paymentId: orderId,
    merchantRef: referenceId,
    pausesMs: [],
    ...webhook,
  });

const confirmationBody = (order: KlapOrder, amount: number): Body => ({
  order_id: order.orderId,
  reference_id: order.referenceId,
  mc_code: order.mcCode,
  amount,
  payment_method: 'sodexo',
  card_type: 'PREPAGO',
  brand: 'SODEXO',
  last_digits: '4105',
  quotas_number: 0,
});

const signed = ({ referenceId, orderId }: KlapOrder, body: Body): WebhookMessage => ({
  body: JSON.stringify(body),
  proof: (key) => ({
    apikey: webhookProof(referenceId, orderId, key === 'valid' ? sandboxKlapKey : 'another-key'),
  }),
});
