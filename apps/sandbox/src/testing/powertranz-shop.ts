import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandboxApps } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { manualTimer } from './manual-timer.ts';

export const powertranzHeaders = {
  'powertranz-powertranzid': '88800001',
  'powertranz-powertranzpassword': 'sandbox-powertranz-password',
};

type Body = Readonly<Record<string, unknown>>;
type Send = (
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** The sandbox, with a shop that calls its PowerTranz. Tests advance the clock. */
export function powertranzShop() {
  const timer = manualTimer();
  const updateStatus = async () => ({ kind: 'stop', reason: '' }) as const;
  const { app, frames } = buildSandboxApps({
    kitchen: createKitchen({ timer, updateStatus }, { stepMs: 1, paused: true }),
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
  });
  const sendTo =
    (listener: FastifyInstance): Send =>
    (method, url, body, headers = powertranzHeaders) =>
      listener.inject({
        method,
        url,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
  const send = sendTo(app);
  const cardOf = async (number = '4012000000020006') =>
    (await send('POST', '/powertranz/_card', { number })).json<{ panToken: string }>().panToken;
  const saleOf = async (change: object = {}, number?: string) => ({
    TransactionIdentifier: randomUUID(),
    TotalAmount: 125.5,
    CurrencyCode: '320',
    ThreeDSecure: true,
    OrderIdentifier: 'pedido-1',
    AddressMatch: false,
    Source: { PanToken: await cardOf(number), CardCvv: number?.startsWith('3') ? '1234' : '123' },
    ExtendedData: {
      MerchantResponseUrl: 'https://tienda.gt/vuelta',
      ThreeDSecure: { ChallengeWindowSize: 4, ChallengeIndicator: '01' },
    },
    ...change,
  });
  return {
    app,
    frames,
    timer,
    send,
    cardOf,
    saleOf,
    sell: async (change: object = {}, number?: string) =>
      (await send('POST', '/powertranz/api/spi/sale', await saleOf(change, number))).json<Body>(),
    press: async (token: unknown, outcome: string, more: object = {}) =>
      JSON.parse(
        (await send('POST', '/powertranz/_pay', { token, outcome, ...more })).json<{
          fields: { Response: string };
        }>().fields.Response,
      ) as Body,
    pay: (token: unknown, headers: Record<string, string> = {}) =>
      send('POST', '/powertranz/api/spi/payment', JSON.stringify(token), headers),
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      send('POST', `/powertranz/api/${path}`, body, { ...powertranzHeaders, ...headers }),
    get: (path: string) => send('GET', `/powertranz/api/transactions/${path}`),
    frame: (path: string, fields: Record<string, string>) =>
      sendTo(frames)('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    truth: async () =>
      (await send('GET', '/_truth?provider=powertranz')).json<{ truth: readonly MoneyTruth[] }>()
        .truth,
  };
}
