import type { LightMyRequestResponse } from 'fastify';
import { buildSandboxApps } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { manualTimer } from './manual-timer.ts';
import { webhookReceiver } from './webhook-receiver.ts';

type Method = 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
type Headers = Record<string, string>;
export const publicKey: Headers = { 'public-merchant-id': 'sandbox-kushki-public' };
export const privateKey: Headers = { 'private-merchant-id': 'sandbox-kushki-private' };

export const goodCard = '4242424242424242';
const cardOf = (number: string) => ({
  name: 'Ana Rojas',
  number,
  expiryMonth: '12',
  expiryYear: '30',
  cvv: '123',
});
const amountOf = (total: number) => ({
  subtotalIva: total,
  subtotalIva0: 0,
  iva: 0,
  ice: 0,
  currency: 'CLP',
});
type Search = { data: readonly Record<string, unknown>[]; total: number };

/**
 * The sandbox, with a shop that charges cards at Kushki and receives its webhooks. Tests advance
 * the clock.
 */
export function kushkiShop() {
  const timer = manualTimer();
  const webhooks = webhookReceiver();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const { app, frames } = buildSandboxApps({
    kitchen,
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
    post: webhooks.post,
  });
  const send = (
    method: Method,
    url: string,
    body: unknown,
    headers: Headers,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: url.startsWith('/_') ? url : `/kushki${url}`,
      headers,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json', ...headers } }),
    });
  const browser = (method: Method, path: string, body?: unknown) =>
    send(method, path, body, publicKey);
  const server = (method: Method, path: string, body?: unknown) =>
    send(method, path, body, privateKey);
  const askToken = (number: string, totalAmount = 7_490) =>
    browser('POST', '/card/v1/tokens', { card: cardOf(number), currency: 'CLP', totalAmount });
  const token = async (number = goodCard) =>
    (await askToken(number)).json<{ token: string }>().token;
  const chargeBody = (used: string, merchantRef: string, total = 7_490) => ({
    token: used,
    amount: amountOf(total),
    metadata: { merchantRef },
    externalReferenceId: merchantRef,
    fullResponse: 'v2',
    webhooks: [
      { events: ['approvedTransaction', 'declinedTransaction'], urls: ['http://tienda.cl/aviso'] },
    ],
  });
  const period = 'from=2000-01-01T00:00:00&to=2100-01-01T00:00:00';
  const list = async (filter: string) =>
    (await server('GET', `/analytics/v2/transactions-list?${period}&${filter}`)).json<Search>();
  return {
    app,
    frames,
    timer,
    received: webhooks.received,
    send,
    browser,
    server,
    askToken,
    token,
    chargeBody,
    charge: (used: string, merchantRef: string, change: object = {}) =>
      server('POST', '/card/v1/charges', { ...chargeBody(used, merchantRef), ...change }),
    refund: (ticket: string, total?: number) =>
      server(
        'DELETE',
        `/v1/charges/${ticket}`,
        total === undefined ? undefined : { amount: amountOf(total) },
      ),
    search: (merchantRef: string) => list(`external_reference_id=${merchantRef}`),
    list,
    linesOf: (ticket: string) => list(`sale_ticket_number=${ticket}`),
    subscribe: async (number = goodCard) => {
      const made = await browser('POST', '/v1/subscription-tokens', {
        card: cardOf(number),
        currency: 'CLP',
      });
      return server('POST', '/subscriptions/v1/card', {
        token: made.json<{ token: string }>().token,
        planName: 'Comanda',
        periodicity: 'custom',
        contactDetails: { email: 'ana@example.com' },
        amount: amountOf(0),
        startDate: '2027-01-15',
      });
    },
    deviceToken: async (id: string) => {
      const body = { subscriptionId: id, userId: 'u-1', sessionId: 's-1' };
      return (await browser('POST', `/subscriptions/v1/card/${id}/tokens`, body)).json<{
        token: string;
      }>().token;
    },
    injectFault: (rule: object) => send('POST', '/_faults', { provider: 'kushki', ...rule }, {}),
    truth: async (merchantRef: string) =>
      (await send('GET', `/_truth?merchantRef=${merchantRef}`, undefined, {})).json<{
        truth: readonly MoneyTruth[];
      }>().truth[0],
  };
}
