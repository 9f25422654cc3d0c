import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginOnly } from '../control/host-and-origin.ts';
import { numberOrNull, readObject } from '../http/read-json.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import type { Kitchen } from './kitchen.ts';
import { kitchenPage } from './kitchen-page.ts';
import { isSignatureValid } from './signature.ts';
import { readKitchenNotice } from './read-kitchen-notice.ts';

export type KitchenRoutesDeps = { kitchen: Kitchen; integrationKey: string; now(): number };

/** Accepts calls from the board's buttons and from programs, but not from pages of another site. */
const button = { onRequest: sameOriginOnly } as const;

/** Redirects a browser to the board, and returns JSON to a program. */
const answer = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  headerOf(request, 'accept').includes('text/html')
    ? reply.redirect('/kitchen', 303)
    : reply.send(result);

/** Mounts the webhook, the board and the control endpoints of the emulated kitchen. */
export function kitchenRoutes(
  app: FastifyInstance,
  { kitchen, integrationKey, now }: KitchenRoutesDeps,
): void {
  app.post('/kitchen/orders', (request, reply) => {
    const rawBody = bodyOf(request);
    const proof = {
      timestamp: headerOf(request, 'x-integration-timestamp'),
      signature: headerOf(request, 'x-integration-signature'),
    };
    if (
      !isSignatureValid(
        {
          key: integrationKey,
          method: 'POST',
          host: request.hostname.toLowerCase(),
          target: request.url,
          rawBody,
          ...proof,
        },
        now(),
      )
    )
      return reply.code(401).send({ error: 'bad signature' });
    const notice = readKitchenNotice(rawBody);
    if (notice === null) return reply.code(422).send({ error: 'not an order' });
    return reply.code(202).send({ received: kitchen.receive(notice) });
  });

  app.get('/kitchen', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(kitchenPage(kitchen.tickets(), kitchen.pace())),
  );
  app.get('/kitchen/orders', () => ({ pace: kitchen.pace(), orders: kitchen.tickets() }));

  app.post<{ Params: { id: string } }>(
    '/kitchen/orders/:id/advance',
    button,
    async (request, reply) => {
      const ticket = await kitchen.advance(request.params.id);
      return ticket === null
        ? reply.code(404).send({ error: 'no such order' })
        : answer(request, reply, ticket);
    },
  );

  app.post('/kitchen/clock', button, (request, reply) => {
    const stepMs = numberOrNull(readObject(bodyOf(request))?.['stepMs']);
    if (stepMs === null || stepMs < 0)
      return reply.code(422).send({ error: 'stepMs: milliseconds, 0 or more' });
    kitchen.setPace({ stepMs });
    return answer(request, reply, kitchen.pace());
  });

  for (const [path, paused] of [
    ['pause', true],
    ['resume', false],
  ] as const) {
    app.post(`/kitchen/${path}`, button, (request, reply) => {
      kitchen.setPace({ paused });
      return answer(request, reply, kitchen.pace());
    });
  }
}
