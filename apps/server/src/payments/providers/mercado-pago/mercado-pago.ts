import { referenceOfNobody } from '../../provider/key-trial.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { AttemptReferences } from '../../provider/provider-webhooks.ts';
import type { RedirectProvider } from '../../provider/provider.ts';
import { mercadoPagoFacts } from './facts.ts';
import { callMercadoPago } from './call-mercado-pago.ts';
import { closeMercadoPagoPage } from './close-mercado-pago-page.ts';
import { mercadoPagoCurrencies } from './mercado-pago-money.ts';
import { refundMercadoPago, refundMercadoPagoSurplus } from './mercado-pago-refund.ts';
import { startMercadoPago } from './mercado-pago-start.ts';
import * as wire from './mercado-pago-wire.ts';
import { pollMercadoPago } from './query-mercado-pago.ts';
import { readMercadoPagoReturn } from './read-mercado-pago-return.ts';
import { readMercadoPagoWebhook } from './read-mercado-pago-webhook.ts';

/**
 * Mercado Pago's Checkout Pro. It takes the money by itself. The README beside this file explains
 * how its answers are read.
 */
export const mercadoPago: RedirectProvider = {
  flow: 'redirect',
  method: 'mercadoPago',
  account: {
    name: 'mercadoPago',
    setting: 'MERCADO_PAGO_URL',
    productionUrl: 'https://api.mercadopago.com',
    sandboxPath: 'mercadopago',
    pageOrigins: {
      'https://api.mercadopago.com': [
        'https://www.mercadopago.cl',
        'https://www.mercadopago.com.mx',
        'https://sandbox.mercadopago.cl',
        'https://sandbox.mercadopago.com.mx',
      ],
    },
  },
  secret: {
    name: 'mercadoPago',
    demo: {
      accessToken: 'TEST-sandbox-mercado-pago',
      webhookSecret: 'sandbox-mercado-pago-webhooks',
    },
  },
  currencies: mercadoPagoCurrencies,
  attemptLifetimeMs: 20 * minuteMs,
  shortestPaymentMs: 2 * minuteMs,
  refundsParts: true,
  repeatsRefundsByKey: true,
  facts: mercadoPagoFacts,
  keyTrial: {
    proves: ['accessToken'],
    worksWith: [200],
    send: (context) =>
      callMercadoPago(context, {
        method: 'GET',
        path: `/v1/payments/search?external_reference=${referenceOfNobody}&limit=1`,
      }),
  },
  start: startMercadoPago,
  readReturn: readMercadoPagoReturn,
  poll: pollMercadoPago,
  refund: refundMercadoPago,
  refundSurplus: (context, _attempt, payment, key) =>
    refundMercadoPagoSurplus(context, payment, key),
  cancel: closeMercadoPagoPage,
  webhooks: { read: readMercadoPagoWebhook, trace, answer: 'receipt', responseBody: '' },
};

/** The reference of a payment that a webhook names. */
async function trace(
  context: ProviderContext,
  objectId: string,
): Promise<AttemptReferences | null> {
  const path = `/v1/payments/${encodeURIComponent(objectId)}`;
  const answer = await callMercadoPago(context, { method: 'GET', path });
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.mercadoPagoPayment, answer.body)
      : null;
  return read?.success ? { merchantRef: read.output.external_reference, providerRef: null } : null;
}
