import type { LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { manualTimer } from './manual-timer.ts';
import { webhookReceiver } from './webhook-receiver.ts';

type Method = 'GET' | 'POST';
type Headers = Readonly<Record<string, string>>;

/**
 * The sandbox, with a shop that calls one of its wallets and receives its webhooks. Tests advance
 * the clock.
 */
export function walletShop(provider: string, keys: Headers) {
  const timer = manualTimer();
  const receiver = webhookReceiver();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const app = buildSandbox({
    kitchen,
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
    post: receiver.post,
  });
  const send = (
    method: Method,
    path: string,
    body?: unknown,
    headers: Headers = keys,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    app,
    timer,
    receiver,
    send,
    press: (token: string, outcome: 'pay' | 'decline' | 'expire') =>
      send('POST', `/${provider}/_pay`, { token, outcome }, {}),
    injectFault: (rule: object) =>
      send('POST', '/_faults', { provider, match: 'any', ...rule }, {}),
    truth: async (): Promise<readonly MoneyTruth[]> =>
      (await send('GET', `/_truth?provider=${provider}`, undefined, {})).json<{
        truth: readonly MoneyTruth[];
      }>().truth,
  };
}
