import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text, uuid } from './fields.ts';
import { buyers } from './role-sets.ts';

/** The browser's next step: it submits a form with exactly these fields. docs/rules/payments.md#provider-form. */
const redirectForm = v.object({
  kind: v.literal('redirectForm'),
  method: v.picklist(['GET', 'POST']),
  action: v.string(),
  fields: v.record(v.string(), v.string()),
});

export const paymentStart = v.object({ attemptId: v.string(), next: redirectForm });

/**
 * Starts a Webpay payment of an order. `redirectUrl` is the shop's page to which the shopper returns; another origin is
 * refused (INVALID_PARAMETER). The same Idempotency-Key returns the same attempt; another key supersedes the previous
 * attempt. docs/rules/payments.md#idempotency-key-of-a-payment-start, docs/rules/payments.md#return-page-of-a-payment.
 */
export const payWithWebpay = defineEndpoint({
  name: 'payWithWebpay',
  summary: 'Begin to pay an order with Webpay',
  tag: 'Payments',
  method: 'POST',
  path: '/v1/orders/:id/payments/webpay',
  access: buyers,
  params: v.object({ id: uuid<OrderId>() }),
  body: v.object({ redirectUrl: text(fieldLengths.redirectUrl) }),
  status: 201,
  answer: paymentStart,
  refusals: [
    'ORDER_ALREADY_PAID',
    'COUPON_PAYMENT_METHOD',
    'INVALID_PAYMENT_CHANNEL',
    'INVALID_ORDER_STATUS_FOR_PAYMENT',
    'INVALID_PAYMENT_REQUEST',
    'PAYMENT_REQUEST_FAILED',
    'SHUTDOWN_ACTIVE',
  ],
  idempotencyKey: true,
});
