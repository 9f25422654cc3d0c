import type { CardId, OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { allMethods } from '@comanda/domain/payment/all-methods.ts';
import {
  hasFlow,
  type MethodOfFlow,
  type OnlineMethodName,
  onlineMethodNames,
} from '@comanda/domain/payment/method-names.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint, type Endpoint } from './define-endpoint.ts';
import { opaqueToken, text } from './fields.ts';
import { paymentNext } from './payment-next.ts';
import { buyers, users } from './role-sets.ts';

const paymentStart = v.object({ attemptId: v.string(), next: paymentNext });

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

type PageMethod = MethodOfFlow<'redirect'>;
type WalletMethod = MethodOfFlow<'qrOrLink'>;
type CardMethod = Exclude<OnlineMethodName, PageMethod | WalletMethod>;
/** The name of the call that starts a payment with a method: `payWithWebpay`. */
export type StartName<Method extends OnlineMethodName> = `payWith${Capitalize<Method>}`;

export const startName = <Method extends OnlineMethodName>(method: Method): StartName<Method> =>
  `payWith${method.charAt(0).toUpperCase()}${method.slice(1)}` as StartName<Method>;
const startPath = (method: PageMethod | WalletMethod): string =>
  `/v1/orders/:id/payments/${slugOf(method)}`;

/**
 * The start of a payment on the provider's own page. Each of these starts and of those below begins
 * to pay an order. The same Idempotency-Key returns the same attempt; another key supersedes the
 * attempt before, unless its result is unknown (PAYMENT_CONFIRMATION_FAILED).
 * docs/rules/payments.md#idempotency-key-of-a-payment-start,
 * docs/rules/payments.md#unknown-charge.
 */
const pageStart = (method: PageMethod) =>
  defineEndpoint({
    ...start,
    name: startName(method),
    summary: `Begin to pay an order with ${allMethods[method].title}`,
    path: startPath(method),
    body: redirectBody,
  });
export type PageStart = ReturnType<typeof pageStart>;

/** The start of a payment in a wallet's app. */
const walletStart = (method: WalletMethod) =>
  defineEndpoint({
    ...start,
    name: startName(method),
    summary: `Begin to pay an order with the wallet ${allMethods[method].title}`,
    path: startPath(method),
    body: walletBody,
  });
export type WalletStart = ReturnType<typeof walletStart>;

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

/** The starts by card: each brings another instrument. A method without one does not compile. */
const cardStarts = {
  payWithOneclick,
  payWithKushkiCard,
  payWithKushkiCardSubscription,
  payWithCredomatic,
} satisfies Record<StartName<CardMethod>, Endpoint>;

type StartEndpoints = typeof cardStarts &
  Record<StartName<PageMethod>, PageStart> &
  Record<StartName<WalletMethod>, WalletStart>;

/** The call that starts a payment with each online method, by its name. */
export const startEndpoints = Object.fromEntries(
  [
    ...Object.values(cardStarts),
    ...onlineMethodNames.filter((name) => hasFlow(name, 'redirect')).map(pageStart),
    ...onlineMethodNames.filter((name) => hasFlow(name, 'qrOrLink')).map(walletStart),
  ]
    .map((endpoint): [string, Endpoint] => [endpoint.name, endpoint])
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as StartEndpoints;

/** Returns the call that starts a payment with the method. */
export const startEndpoint = <Method extends OnlineMethodName>(
  method: Method,
): StartEndpoints[StartName<Method>] => startEndpoints[startName(method)];
