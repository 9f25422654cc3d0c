import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import type { BrowserReturn } from '../payments/kit/hosted-payment.ts';
import { sandboxGetnetKeys } from '../payments/getnet/getnet-keys.ts';
import { manualTimer } from './manual-timer.ts';

type Sent = { url: string; body: string };
type Auth = { login: string; tranKey: string; nonce: string; seed: string };

/** Builds the `auth` of a call as PlacetoPay documents it. */
export function getnetAuth(now: number, secretKey: string = sandboxGetnetKeys.secretKey): Auth {
  const nonce = randomBytes(16);
  const seed = new Date(now).toISOString();
  const digest = createHash('sha256').update(Buffer.concat([nonce, Buffer.from(seed + secretKey)]));
  return {
    login: sandboxGetnetKeys.login,
    tranKey: digest.digest('base64'),
    nonce: nonce.toString('base64'),
    seed,
  };
}

export const aSession = {
  locale: 'es_CL',
  payment: {
    reference: 'PEDIDO1',
    description: 'Pedido 1',
    amount: { currency: 'CLP', total: 12_990 },
    allowPartial: false,
  },
  returnUrl: 'http://tienda.cl/vuelta?ref=PEDIDO1',
  ipAddress: '127.0.0.1',
  userAgent: 'Firefox',
};

export type GetnetShop = ReturnType<typeof getnetShop>;

/** The sandbox, with a shop that calls its Getnet. Tests advance the clock. */
export function getnetShop() {
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
    post: async (url, _headers, body) => {
      sent.push({ url, body });
      return 500;
    },
  });
  const send = (url: string, body: object): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const call = (path: string, body: object = {}, auth: unknown = getnetAuth(timer.now())) =>
    send(`/getnet/api${path}`, { auth, ...body });
  const create = (change: object = {}) => call('/session', { ...aSession, ...change });
  return {
    app,
    timer,
    sent,
    send,
    call,
    create,
    open: async (change: object = {}) => {
      const { requestId, processUrl } = (await create(change)).json<{
        requestId: number;
        processUrl: string;
      }>();
      return { requestId, key: new URL(processUrl).pathname.split('/').at(-1) ?? '' };
    },
    query: async <Body = unknown>(requestId: number) =>
      (await call(`/session/${requestId}`)).json<Body>(),
    press: async (key: string, outcome: string) =>
      (await send('/getnet/_pay', { token: key, outcome })).json<BrowserReturn>(),
    card: async (key: string, card: string, again = false) =>
      (await send('/getnet/_card', { token: key, card, again })).statusCode,
    advance: (advanceMs: number) => send('/_clock', { advanceMs }),
    injectFault: (rule: object) => send('/_faults', { provider: 'getnet', match: 'any', ...rule }),
    truth: async () =>
      (await app.inject('/_truth?merchantRef=PEDIDO1')).json<{ truth: readonly MoneyTruth[] }>()
        .truth[0],
  };
}
