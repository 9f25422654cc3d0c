import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';
import * as v from 'valibot';
import { defineRawEndpoint } from './define-raw-endpoint.ts';
import { text } from './fields.ts';

/** Slugs of couriers in the addresses of their webhooks. */
const courierSlugs = ['uber', 'peya', 'cabify'] as const;

export const courierMessage = defineRawEndpoint({
  name: 'courierMessage',
  summary: 'A message of a courier about a delivery',
  tag: 'Couriers',
  methods: ['POST'],
  path: '/v1/couriers/:name/webhook',
  access: ['courier'],
  params: v.object({ name: v.picklist(courierSlugs) }),
  description:
    "The body is the courier's own, at most 64 KiB, read as it came. Uber signs it, PedidosYa and Cabify show the secret that the brand agreed with them; what is not genuine is refused with INVALID_TOKEN. A genuine message about nothing of ours is taken, so that it is not sent again.",
  status: 200,
});

export const returnFromProvider = defineRawEndpoint({
  name: 'returnFromProvider',
  summary: 'A browser comes back from the page of a payment provider',
  tag: 'Payments',
  methods: ['GET', 'POST'],
  path: '/v1/payments/:method/return',
  access: ['visitor'],
  params: v.object({ method: v.picklist(methodSlugs) }),
  description:
    'Query or form as the provider sends it (of Webpay: token_ws, or TBK_TOKEN, TBK_ORDEN_COMPRA, TBK_ID_SESION). Nothing in it is believed: the provider is asked. Always sent on to a page of the shop that the payment was begun from.',
  status: 303,
});

export const paymentWebhook = defineRawEndpoint({
  name: 'paymentWebhook',
  summary: 'A message of a payment provider about a payment',
  tag: 'Payments',
  methods: ['GET', 'POST'],
  path: '/v1/payments/:method/webhook/:tenantKey',
  access: ['visitor'],
  params: v.object({
    method: v.picklist(methodSlugs),
    tenantKey: text(fieldLengths.signedKey),
  }),
  description:
    "The body is the provider's own, at most 64 KiB, read as it came. Its proof is the provider's: a signature, a secret that both know, or nothing; what is not authentic is refused with INVALID_TOKEN. Nothing in it moves money: the server asks the provider. An authentic message about nothing of ours is taken, so that it is not sent again. Of Klap's messages alone the answer is a decision: a payment that its order no longer wants is refused with INVALID_ORDER_STATUS_FOR_PAYMENT, and Klap returns the money.",
  status: 200,
});

export const unsubscribeByMailbox = defineRawEndpoint({
  name: 'unsubscribeByMailbox',
  summary: 'A mail program unsubscribes its mailbox by one click',
  tag: 'Users',
  methods: ['GET', 'POST'],
  path: '/v1/unsubscriptions/:key',
  access: ['visitor'],
  params: v.object({ key: text(fieldLengths.signedKey) }),
  description:
    'The address of the header List-Unsubscribe. POST unsubscribes the mailbox of the key; the body is not read (RFC 8058). GET changes nothing: it leads to the page that asks. A key that is forged, expired or of another brand is refused with INVALID_PARAMETER.',
  status: 200,
});
