import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import type { BrowserReturn, HostedOutcome } from '../payments/kit/hosted-payment.ts';
import { manualTimer } from './manual-timer.ts';
import { webhookReceiver } from './webhook-receiver.ts';

export const klapOrders = '/klap/payment-gateway/v1/orders';
export const klapHeaders = { apikey: 'sandbox-klap-key' };
export const aKlapOrder = {
  reference_id: 'pedido-1',
  description: 'Hamburguesería #42',
  amount: { currency: 'CLP', total: 12_990, details: { subtotal: 12_990, fee: 0, tax: 0 } },
  methods: ['sodexo'],
  user: { email: 'ana@example.cl', first_name: 'Ana', last_name: 'Pérez' },
  customs: [{ key: 'sodexo_expiration_minutes', value: '10' }],
  urls: { return_url: 'https://tienda.cl/vuelta?ref=1', cancel_url: 'https://tienda.cl/nada' },
  webhooks: {
    webhook_confirm: 'https://tienda.cl/confirma',
    webhook_reject: 'https://tienda.cl/rechaza',
  },
};

type Created = { order_id: string; redirect_url: string };
type Send = (
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/**
 * The sandbox, with a shop that calls its Klap and answers its webhooks. Tests advance the clock.
 */
export function klapShop() {
  const timer = manualTimer();
  const receiver = webhookReceiver();
  const updateStatus = async () => ({ kind: 'stop', reason: '' }) as const;
  const app: FastifyInstance = buildSandbox({
    kitchen: createKitchen({ timer, updateStatus }, { stepMs: 1, paused: true }),
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
    post: receiver.post,
  });
  const send: Send = (method, url, body, headers = klapHeaders) =>
    app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const create = (change: object = {}) => send('POST', klapOrders, { ...aKlapOrder, ...change });
  return {
    app,
    timer,
    receiver,
    send,
    create,
    orderOf: async (change: object = {}) => (await create(change)).json<Created>().order_id,
    press: async (token: string, outcome: HostedOutcome | 'recover') =>
      (await send('POST', '/klap/_pay', { token, outcome })).json<BrowserReturn>(),
    status: async (orderId: string) =>
      (await send('GET', `${klapOrders}/${orderId}`)).json<Record<string, unknown>>(),
    refund: (orderId: string, body: object = {}) =>
      send('POST', `${klapOrders}/${orderId}/refund`, body),
    injectFault: (rule: object) =>
      send('POST', '/_faults', { provider: 'klap', match: 'any', ...rule }, {}),
    advance: (advanceMs: number) => send('POST', '/_clock', { advanceMs }, {}),
    truth: async () =>
      (await send('GET', '/_truth?provider=klap', undefined, {})).json<{
        truth: readonly MoneyTruth[];
      }>().truth,
  };
}
