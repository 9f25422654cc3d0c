import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { type ManualTimer, manualTimer } from './manual-timer.ts';

export type MapShop = ReturnType<typeof mapShop>;

/**
 * The sandbox, with a client for its maps and address services. Without a folder it uses the
 * demonstration's city.
 */
export function mapShop(tenantsFolder?: string) {
  const timer: ManualTimer = manualTimer();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const deps = { kitchen, mailbox: createMailbox(), integrationKey: 'key', timer };
  const app: FastifyInstance = buildSandbox(
    tenantsFolder === undefined ? deps : { ...deps, tenantsFolder },
  );
  const get = (
    url: string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => app.inject({ method: 'GET', url, headers });
  const post = (
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  const injectFault = (rule: object) => post('/_faults', rule);
  return { app, timer, get, post, injectFault };
}
