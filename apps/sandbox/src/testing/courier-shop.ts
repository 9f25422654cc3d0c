import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSandbox } from '../app.ts';
import type { DeliveryTruth } from '../control/delivery-records.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { type ManualTimer, manualTimer } from './manual-timer.ts';
import { webhookReceiver } from './webhook-receiver.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Milliseconds between two steps of a rider, in these tests. */
export const stepMs = 60_000;
export const storePoint = { lat: -33.4539, lng: -70.6149 };
export const dropoffPoint = { lat: -33.4602, lng: -70.595 };
export const farAway = { lat: -33.05, lng: -71.6 };

/**
 * The sandbox, with a shop that calls its couriers and receives their webhooks. Tests advance the
 * clock.
 */
export function courierShop() {
  const timer: ManualTimer = manualTimer();
  const webhooks = webhookReceiver();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  const couriers = {
    pace: { stepMs, paused: false },
    shops: ['http://tienda.cl'],
    post: webhooks.post,
  };
  const app: FastifyInstance = buildSandbox({
    kitchen,
    mailbox: createMailbox(),
    integrationKey: 'key',
    timer,
    couriers,
  });
  const send = (
    method: HttpMethod,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url,
      headers: {
        ...(body === undefined || typeof body === 'string'
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    app,
    timer,
    send,
    received: webhooks.received,
    answerWebhooks: webhooks.answerWith,
    injectFault: async (rule: object) => {
      const answer = await send('POST', '/_faults', { match: 'any', ...rule });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    },
    truth: async (query = '') =>
      (await send('GET', `/_truth${query}`)).json<{
        live: number;
        deliveries: readonly DeliveryTruth[];
      }>(),
    /** Advances the riders by a number of steps and waits for the webhooks. */
    passSteps: async (steps: number) => {
      for (let step = 0; step < steps; step += 1) timer.advance(stepMs);
      await send('GET', '/healthz');
    },
  };
}
