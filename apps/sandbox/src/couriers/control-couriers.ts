import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loopbackOnly } from '../control/loopback.ts';
import { ownOriginOnly } from '../control/own-site.ts';
import { isObject, listOf, numberOf, readObject, textOf } from '../http/read-json.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import type { CourierDeps } from './courier-deps.ts';
import type { Address } from './newsroom.ts';
import { couriersPage } from './couriers-page.ts';
import { trackingPage } from './tracking-page.ts';
import type { Couriers } from './trip.ts';

const quiet = { logLevel: 'warn' } as const;
const control = { ...quiet, onRequest: loopbackOnly } as const;
const button = { ...quiet, onRequest: ownOriginOnly } as const;
const names: readonly Couriers[] = ['uber', 'peya', 'cabify'];
type OfDelivery = { Params: { courier: string; id: string } };

const courierOf = (name: string): Couriers | null => names.find((one) => one === name) ?? null;

/** A person's button goes back to the page; a program gets the answer as JSON. */
const answer = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  headerOf(request, 'accept').includes('text/html') ? reply.redirect('/couriers', 303) : reply.send(result);

/** How fast riders ride, one step by hand, where shops hear of it, and the pages that show it. */
export function courierControlRoutes(app: FastifyInstance, deps: CourierDeps): void {
  paceRoutes(app, deps);
  addressRoutes(app, deps);
  const {
    fleet,
    control: { clock },
  } = deps;
  app.get('/couriers', quiet, (_request, reply) => reply.type('text/html; charset=utf-8').send(couriersPage(fleet, clock.now())));
  app.get<OfDelivery>('/couriers/track/:courier/:id', quiet, (request, reply) => {
    const courier = courierOf(request.params.courier);
    const trip = courier === null ? null : fleet.find(courier, request.params.id);
    if (trip === null) return reply.code(404).send({ error: 'no such delivery' });
    return reply.type('text/html; charset=utf-8').send(trackingPage(trip, clock.now(), fleet.pace().stepMs));
  });
  app.post<OfDelivery>('/couriers/deliveries/:courier/:id/advance', button, (request, reply) => {
    const courier = courierOf(request.params.courier);
    const trip = courier === null ? null : fleet.step(courier, request.params.id);
    return trip === null ? reply.code(404).send({ error: 'no such delivery, or it goes no further' }) : answer(request, reply, trip);
  });
}

function paceRoutes(app: FastifyInstance, { fleet }: CourierDeps): void {
  app.get('/couriers/clock', quiet, () => fleet.pace());
  app.post('/couriers/clock', control, (request, reply) => {
    const stepMs = numberOf(readObject(bodyOf(request))?.['stepMs']);
    if (stepMs === null || stepMs < 1) return reply.code(422).send({ error: 'stepMs: milliseconds, 1 or more' });
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

/** What a courier's dashboard keeps: the addresses that hear of deliveries. `GET` shows no secrets. */
function addressRoutes(app: FastifyInstance, { newsroom }: CourierDeps): void {
  app.get<{ Params: { courier: string } }>('/couriers/addresses/:courier', control, (request, reply) => {
    const courier = courierOf(request.params.courier);
    if (courier === null) return reply.code(404).send({ error: `courier: ${names.join(', ')}` });
    return reply.send({ addresses: newsroom.addresses(courier).map(({ url, headers }) => ({ url, headers })) });
  });
  app.put<{ Params: { courier: string } }>('/couriers/addresses/:courier', control, (request, reply) => {
    const courier = courierOf(request.params.courier);
    const addresses = readAddresses(bodyOf(request));
    if (courier === null || addresses === null)
      return reply
        .code(422)
        .send({ error: 'addresses: [{ url, secret?: { header: value }, headers?: { header: value } }], of uber, peya or cabify' });
    newsroom.setAddresses(courier, addresses);
    return reply.code(204).send();
  });
}

function readAddresses(rawBody: string): readonly Address[] | null {
  const list = readObject(rawBody)?.['addresses'];
  if (!Array.isArray(list)) return null;
  const read = listOf(list).flatMap(({ url, secret, headers }) => {
    const address = textOf(url);
    return address !== null && URL.canParse(address) ? [{ url: address, secret: textsOf(secret), headers: textsOf(headers) }] : [];
  });
  return read.length === list.length ? read : null;
}

const textsOf = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name.toLowerCase(), text]] : [])))
    : {};
