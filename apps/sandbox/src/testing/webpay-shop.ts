import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import type { BrowserReturn, HostedOutcome } from '../payments/kit/hosted-payment.ts';
import { type ManualTimer, manualTimer } from './manual-timer.ts';

export const transactions = '/webpay/rswebpaytransaction/api/webpay/v1.2/transactions';
export const keyHeaders = {
  'tbk-api-key-id': '597055555532',
  'tbk-api-key-secret': 'sandbox-webpay-secret',
};
export const anOrder = {
  buy_order: 'pedido-1',
  session_id: 'sesion-1',
  amount: 12_990,
  return_url: 'http://tienda.cl/vuelta',
};

export type WebpayShop = ReturnType<typeof webpayShop>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The sandbox, with a shop that calls its Webpay. Tests advance the clock. */
export function webpayShop() {
  const timer: ManualTimer = manualTimer();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const app: FastifyInstance = buildSandbox({
    kitchen,
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
  });
  const send = (
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = keyHeaders,
  ): Promise<LightMyRequestResponse> =>
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
  const create = (change: object = {}) => send('POST', transactions, { ...anOrder, ...change });
  const press = async (token: string, outcome: HostedOutcome | 'recover') =>
    (await send('POST', '/webpay/_pay', { token, outcome }, {})).json<BrowserReturn>();
  return {
    app,
    timer,
    send,
    create,
    press,
    tokenOf: async (change: object = {}) => (await create(change)).json<{ token: string }>().token,
    commit: (token: string) => send('PUT', `${transactions}/${token}`),
    status: (token: string) => send('GET', `${transactions}/${token}`),
    refund: (token: string, amount: unknown) =>
      send('POST', `${transactions}/${token}/refunds`, { amount }),
    injectFault: (rule: object) => send('POST', '/_faults', { provider: 'webpay', ...rule }, {}),
    truth: async (query = '') =>
      (await send('GET', `/_truth${query}`, undefined, {})).json<{
        captured: number;
        refunded: number;
        truth: readonly MoneyTruth[];
      }>(),
  };
}
