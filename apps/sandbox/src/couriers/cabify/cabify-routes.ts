import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Fault } from '../../control/fault.ts';
import type { AnyAnswer } from '../../http/answer.ts';
import { listOf, readObject, textOf } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { bearerOf } from '../bearer.ts';
import { answeringOf } from '../courier-call.ts';
import type { CourierDeps } from '../courier-deps.ts';
import { createTokens } from '../tokens.ts';
import { createCabify } from './cabify.ts';
import type { CabifyKeys } from './cabify-keys.ts';
import { availableTypes, cancelParcel, listParcels, notifyParcel, showParcel, showStatus } from './cabify-lookups.ts';
import { cabifyListener } from './cabify-news.ts';
import { cabifyComplaints, cabifyRefusals } from './cabify-refusal.ts';
import { cabifyTokenRoute } from './cabify-token-route.ts';
import { listSubscriptions, subscribe, unsubscribe } from './cabify-webhooks.ts';

const base = '/cabify';
const quiet = { logLevel: 'warn' } as const;
type OfParcel = { Params: { id: string } };
type Asked = { Querystring: Readonly<Record<string, unknown>> };
type Answerer = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: CallName,
  reference: string | null,
  run: (fault: Fault | null) => AnyAnswer,
) => Promise<FastifyReply>;

/** Cabify Logistics: cabify.com/auth and logistics.api.cabify.com under `/cabify`. */
export function cabifyRoutes(app: FastifyInstance, deps: CourierDeps, keys: CabifyKeys): void {
  const { control, fleet, newsroom } = deps;
  const tokens = createTokens(control.clock, keys.client);
  fleet.listen('cabify', cabifyListener(newsroom, control.clock, fleet));
  const expired = (request: FastifyRequest): AnyAnswer => {
    tokens.revoke(bearerOf(request));
    return cabifyRefusals.unauthorised;
  };
  const answering = answeringOf({ courier: 'cabify', control, complaints: cabifyComplaints, expired });
  const refusedOf = (request: FastifyRequest): AnyAnswer | null => {
    if (!tokens.isGood(bearerOf(request))) return cabifyRefusals.unauthorised;
    return bodyOf(request) !== '' && !headerOf(request, 'content-type').startsWith('application/json') ? cabifyRefusals.notJson : null;
  };
  cabifyTokenRoute(app, tokens, answering);
  const answer: Answerer = (request, reply, at, reference, run) =>
    answering(request, reply, { at, reference, refused: () => refusedOf(request), run });
  parcelRoutes(app, deps, answer);
  webhookRoutes(app, deps, answer);
}

function parcelRoutes(app: FastifyInstance, { control: { clock }, fleet }: CourierDeps, answer: Answerer): void {
  const cabify = createCabify(clock, fleet);
  const refOf = (id: unknown): string | null => cabify.find(String(id))?.externalId ?? null;
  const firstIn = (request: FastifyRequest): Readonly<Record<string, unknown>> => listOf(readObject(bodyOf(request))?.['parcels'])[0] ?? {};
  const idIn = (request: FastifyRequest): unknown => [readObject(bodyOf(request))?.['parcel_ids']].flat()[0];

  app.get<Asked>(`${base}/v1/shipping_types/available`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => availableTypes(request.query['location'])),
  );
  app.post(`${base}/v3/parcels/estimate`, quiet, (request, reply) =>
    answer(request, reply, 'quote', textOf(firstIn(request)['external_id']), (fault) => cabify.estimate(bodyOf(request), fault)),
  );
  app.post(`${base}/v1/parcels`, quiet, (request, reply) =>
    answer(request, reply, 'create', textOf(firstIn(request)['external_id']), (fault) => cabify.create(bodyOf(request), fault)),
  );
  app.get<Asked>(`${base}/v1/parcels`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => listParcels(cabify, fleet, request.query)),
  );
  app.post(`${base}/v1/parcels/ship`, quiet, (request, reply) =>
    answer(request, reply, 'dispatch', refOf(idIn(request)), (fault) =>
      cabify.ship(bodyOf(request), fault, `${request.protocol}://${request.host}`),
    ),
  );
  app.post(`${base}/v1/parcels/delete`, quiet, (request, reply) =>
    answer(request, reply, 'cancel', refOf(idIn(request)), () => cabify.remove(bodyOf(request))),
  );
  app.get<OfParcel>(`${base}/v1/parcels/:id`, quiet, (request, reply) =>
    answer(request, reply, 'find', refOf(request.params.id), () => showParcel(cabify, request.params.id)),
  );
  app.get<OfParcel>(`${base}/v1/parcels/:id/status`, quiet, (request, reply) =>
    answer(request, reply, 'status', refOf(request.params.id), (fault) => showStatus(cabify, fleet, request.params.id, clock.now(), fault)),
  );
  app.post<OfParcel>(`${base}/v1/parcels/:id/notify`, quiet, (request, reply) =>
    answer(request, reply, 'find', refOf(request.params.id), () => notifyParcel(cabify, fleet, request.params.id, bodyOf(request))),
  );
  app.post<OfParcel>(`${base}/v1/parcels/:id/cancel`, quiet, (request, reply) =>
    answer(request, reply, 'cancel', refOf(request.params.id), (fault) => cancelParcel(cabify, fleet, request.params.id, fault)),
  );
}

function webhookRoutes(app: FastifyInstance, { newsroom }: CourierDeps, answer: Answerer): void {
  app.post(`${base}/v1/webhooks`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => subscribe(newsroom, bodyOf(request))),
  );
  app.get(`${base}/v1/webhooks`, quiet, (request, reply) => answer(request, reply, 'find', null, () => listSubscriptions(newsroom)));
  app.delete<{ Params: { hook: string } }>(`${base}/v1/webhooks/:hook`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => unsubscribe(newsroom, request.params.hook)),
  );
}
