import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loopbackOnly } from '../control/loopback-only.ts';
import { sameOriginOnly } from '../control/host-and-origin.ts';
import { isObject, objectsIn, numberOrNull, readObject, textOrNull } from '../http/read-json.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import type { CourierDeps } from './courier-deps.ts';
import type { WebhookAddress } from '../webhooks/webhook-sender.ts';
import { couriersPage } from './couriers-page.ts';
import { trackingPage } from './tracking-page.ts';
import type { EmulatedCourier } from './trip.ts';

const quiet = { logLevel: 'warn' } as const;
const control = { ...quiet, onRequest: loopbackOnly } as const;
const button = { ...quiet, onRequest: sameOriginOnly } as const;
const courierNames: readonly EmulatedCourier[] = ['uber', 'peya', 'cabify'];
type OfDelivery = { Params: { courier: string; id: string } };

const readCourier = (name: string): EmulatedCourier | null =>
  courierNames.find((one) => one === name) ?? null;

/** Redirects a browser to the page, and returns JSON to a program. */
const answer = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  headerOf(request, 'accept').includes('text/html')
    ? reply.redirect('/couriers', 303)
    : reply.send(result);

/**
 * Control endpoints: pace of the riders, one manual step, webhook addresses, and the pages that
 * show deliveries.
 */
export function courierControlRoutes(app: FastifyInstance, deps: CourierDeps): void {
  paceRoutes(app, deps);
  webhookAddressRoutes(app, deps);
  const {
    fleet,
    control: { clock },
  } = deps;
  app.get('/couriers', quiet, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(couriersPage(fleet, clock.now())),
  );
  app.get<OfDelivery>('/couriers/track/:courier/:id', quiet, (request, reply) => {
    const courier = readCourier(request.params.courier);
    const trip = courier === null ? null : fleet.find(courier, request.params.id);
    if (trip === null) return reply.code(404).send({ error: 'no such delivery' });
    return reply
      .type('text/html; charset=utf-8')
      .send(trackingPage(trip, clock.now(), fleet.pace().stepMs));
  });
  app.post<OfDelivery>('/couriers/deliveries/:courier/:id/advance', button, (request, reply) => {
    const courier = readCourier(request.params.courier);
    const trip = courier === null ? null : fleet.advance(courier, request.params.id);
    return trip === null
      ? reply.code(404).send({ error: 'no such delivery, or it goes no further' })
      : answer(request, reply, trip);
  });
}

function paceRoutes(app: FastifyInstance, { fleet }: CourierDeps): void {
  app.get('/couriers/clock', quiet, () => fleet.pace());
  app.post('/couriers/clock', control, (request, reply) => {
    const stepMs = numberOrNull(readObject(bodyOf(request))?.['stepMs']);
    if (stepMs === null || stepMs < 1)
      return reply.code(422).send({ error: 'stepMs: milliseconds, 1 or more' });
    fleet.setPace({ stepMs });
    return reply.send(fleet.pace());
  });
  for (const [path, paused] of [
    ['pause', true],
    ['resume', false],
  ] as const) {
    app.post(`/couriers/${path}`, button, (request, reply) => {
      fleet.setPace({ paused });
      return answer(request, reply, fleet.pace());
    });
  }
}

/** Webhook addresses, as set in a courier's dashboard. `GET` shows no secrets. */
function webhookAddressRoutes(app: FastifyInstance, { webhookSender }: CourierDeps): void {
  app.get<{ Params: { courier: string } }>(
    '/couriers/addresses/:courier',
    control,
    (request, reply) => {
      const courier = readCourier(request.params.courier);
      if (courier === null)
        return reply.code(404).send({ error: `courier: ${courierNames.join(', ')}` });
      return reply.send({
        addresses: webhookSender.addresses(courier).map(({ url, headers }) => ({ url, headers })),
      });
    },
  );
  app.put<{ Params: { courier: string } }>(
    '/couriers/addresses/:courier',
    control,
    (request, reply) => {
      const courier = readCourier(request.params.courier);
      const addresses = readWebhookAddresses(bodyOf(request));
      if (courier === null || addresses === null)
        return reply.code(422).send({
          error:
            'addresses: [{ url, secret?: { header: value }, headers?: { header: value } }], of uber, peya or cabify',
        });
      webhookSender.setAddresses(courier, addresses);
      return reply.code(204).send();
    },
  );
}

function readWebhookAddresses(rawBody: string): readonly WebhookAddress[] | null {
  const list = readObject(rawBody)?.['addresses'];
  if (!Array.isArray(list)) return null;
  const read = objectsIn(list).flatMap(({ url, secret, headers }) => {
    const address = textOrNull(url);
    return address !== null && URL.canParse(address)
      ? [{ url: address, secret: readHeaders(secret), headers: readHeaders(headers) }]
      : [];
  });
  return read.length === list.length ? read : null;
}

const readHeaders = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name.toLowerCase(), text]] : [],
        ),
      )
    : {};
