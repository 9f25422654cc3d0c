import type { CardId, OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { opaqueToken, text } from './fields.ts';
import { paymentNext } from './payment-next.ts';
import { buyers, users } from './role-sets.ts';

export const paymentStart = v.object({ attemptId: v.string(), next: paymentNext });

/** The parts that all starts of payments share. */
const start = {
  tag: 'Payments',
  method: 'POST',
  access: buyers,
  params: v.object({ id: uuid<OrderId>() }),
  status: 201,
  answer: paymentStart,
  refusals: [
    'ORDER_ALREADY_PAID',
    'COUPON_PAYMENT_METHOD',
    'INVALID_PAYMENT_CHANNEL',
    'INVALID_ORDER_STATUS_FOR_PAYMENT',
    'INVALID_PAYMENT_REQUEST',
    'PAYMENT_CONFIRMATION_FAILED',
    'PAYMENT_REQUEST_FAILED',
    'SHUTDOWN_ACTIVE',
  ],
  idempotencyKey: true,
} as const;

/**
 * `redirectUrl` is the shop's page to which the shopper returns; another origin is refused
 * (INVALID_PARAMETER). docs/rules/payments.md#return-page-of-a-payment.
 */
const redirectUrl = text(fieldLengths.redirectUrl);
const redirectBody = v.object({ redirectUrl });

/** `channel`: MOBILE if the browser can open the wallet's app, else WEB. */
const walletBody = v.object({ redirectUrl, channel: v.picklist(['WEB', 'MOBILE']) });

/**
 * The number of payments that the shopper chose; absent or 1: one payment.
 * docs/rules/payments.md#installments.
 */
const installmentsNumber = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
);

/**
 * Each of these starts a payment of an order. The same Idempotency-Key returns the same attempt;
 * another key supersedes the attempt before, unless its result is unknown
 * (PAYMENT_CONFIRMATION_FAILED). docs/rules/payments.md#idempotency-key-of-a-payment-start,
 * docs/rules/payments.md#unknown-charge.
 */
export const payWithWebpay = defineEndpoint({
  ...start,
  name: 'payWithWebpay',
  summary: 'Begin to pay an order with Webpay',
  path: '/v1/orders/:id/payments/webpay',
  body: redirectBody,
});
export const payWithGetnet = defineEndpoint({
  ...start,
  name: 'payWithGetnet',
  summary: 'Begin to pay an order with Getnet',
  path: '/v1/orders/:id/payments/getnet',
  body: redirectBody,
});
export const payWithSodexo = defineEndpoint({
  ...start,
  name: 'payWithSodexo',
  summary: 'Begin to pay an order with a Pluxee (Sodexo) card',
  path: '/v1/orders/:id/payments/sodexo',
  body: redirectBody,
});
export const payWithMercadoPago = defineEndpoint({
  ...start,
  name: 'payWithMercadoPago',
  summary: 'Begin to pay an order with Mercado Pago',
  path: '/v1/orders/:id/payments/mercado_pago',
  body: redirectBody,
});
export const payWithChek = defineEndpoint({
  ...start,
  name: 'payWithChek',
  summary: 'Begin to pay an order with the wallet Chek',
  path: '/v1/orders/:id/payments/chek',
  body: walletBody,
});
export const payWithMach = defineEndpoint({
  ...start,
  name: 'payWithMach',
  summary: 'Begin to pay an order with the wallet MACH',
  path: '/v1/orders/:id/payments/mach',
  body: walletBody,
});
export const payWithFpay = defineEndpoint({
  ...start,
  name: 'payWithFpay',
  summary: 'Begin to pay an order with the wallet Fpay',
  path: '/v1/orders/:id/payments/fpay',
  body: walletBody,
});
/**
 * Charges a saved card of the shopper. The Idempotency-Key is required, as for every charge without
 * a page.
 */
export const payWithOneclick = defineEndpoint({
  ...start,
  access: users,
  name: 'payWithOneclick',
  summary: 'Pay an order with a card saved at Oneclick',
  path: '/v1/orders/:id/payments/oneclick/authorize',
  query: v.object({
    cardId: uuid<CardId>(),
    installmentsNumber,
  }),
});
/**
 * `paymentToken`: the token that the provider's script made of the card. `storeCard`: also save the
 * card; ignored for guests.
 */
export const payWithKushkiCard = defineEndpoint({
  ...start,
  name: 'payWithKushkiCard',
  summary: 'Pay an order with a card token of Kushki',
  path: '/v1/orders/:id/payments/kushki_card',
  body: v.object({
    paymentToken: opaqueToken,
    installmentsNumber,
    storeCard: v.optional(v.boolean()),
  }),
});
/** `paymentToken`: the device token of this one use of the saved card. */
export const payWithKushkiCardSubscription = defineEndpoint({
  ...start,
  access: users,
  name: 'payWithKushkiCardSubscription',
  summary: 'Pay an order with a card saved at Kushki',
  path: '/v1/orders/:id/payments/kushki_card_subscription',
  body: v.object({ cardId: uuid<CardId>(), paymentToken: opaqueToken, installmentsNumber }),
});
/**
 * `cvc`: the security code of the saved card, for this call alone.
 * docs/rules/payments.md#security-code.
 */
export const payWithCredomatic = defineEndpoint({
  ...start,
  access: users,
  name: 'payWithCredomatic',
  summary: 'Begin to pay an order with a card saved at Credomatic',
  path: '/v1/orders/:id/payments/credomatic',
  body: v.object({
    cardId: uuid<CardId>(),
    cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    redirectUrl,
  }),
});
