import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import type { BrowserReturn } from '../payments/kit/hosted-payment.ts';
import { manualTimer } from './manual-timer.ts';

type Sent = { url: URL; headers: Readonly<Record<string, string>> };

const back = 'http://tienda.cl/vuelta';
/** Its dates begin with the clock of `manualTimer`. */
export const aPreference = {
  items: [{ title: 'Pedido 1', quantity: 1, unit_price: 12_990, currency_id: 'CLP' }],
  back_urls: { success: back, pending: back, failure: back },
  auto_return: 'approved',
  external_reference: 'PEDIDO1',
  notification_url: 'http://tienda.cl/aviso?source_news=webhooks',
  expires: true,
  expiration_date_from: '2027-01-15T04:00:00.000-04:00',
  expiration_date_to: '2027-01-15T04:15:00.000-04:00',
  binary_mode: true,
};

export type MercadoPagoShop = ReturnType<typeof mercadoPagoShop>;

/** The sandbox, with a shop that calls its Mercado Pago. Tests advance the clock. */
export function mercadoPagoShop() {
  const timer = manualTimer();
  const sent: Sent[] = [];
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const app: FastifyInstance = buildSandbox({
    kitchen,
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
    post: async (url, headers) => {
      sent.push({ url: new URL(url), headers });
      return 200;
    },
  });
  let keys = 0;
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = { 'x-idempotency-key': `key-${(keys += 1)}` },
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/mercadopago${path}`,
      headers: {
        authorization: 'Bearer TEST-sandbox-mercado-pago',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  const create = (change: object = {}, headers?: Readonly<Record<string, string>>) =>
    call('POST', '/checkout/preferences/', { ...aPreference, ...change }, headers);
  return {
    app,
    timer,
    sent,
    call,
    create,
    open: async (change: object = {}) => (await create(change)).json<{ id: string }>().id,
    press: async (token: string, outcome: string) =>
      (await call('POST', '/_pay', { token, outcome })).json<BrowserReturn>(),
    card: (token: string, holder: string, more: object = {}) =>
      call('POST', '/_card', { token, holder, ...more }),
    found: async () =>
      (await call('GET', '/v1/payments/search?external_reference=PEDIDO1')).json<{
        results: { id: number; status: string; status_detail: string }[];
      }>().results,
    truth: async () =>
      (await app.inject('/_truth?merchantRef=PEDIDO1')).json<{ truth: readonly MoneyTruth[] }>()
        .truth[0],
  };
}
