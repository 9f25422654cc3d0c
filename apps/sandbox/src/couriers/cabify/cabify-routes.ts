import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Fault } from '../../control/fault.ts';
import type { AnyProviderResponse } from '../../http/provider-response.ts';
import { objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { bearerToken } from '../bearer-token.ts';
import { courierCallAnswerer } from '../courier-call.ts';
import type { CourierDeps } from '../courier-deps.ts';
import { createTokenStore } from '../token-store.ts';
import { createCabify } from './cabify.ts';
import type { CabifyKeys } from './cabify-keys.ts';
import {
  listShippingTypes,
  cancelParcel,
  listParcels,
  notifyParcel,
  showParcel,
  showStatus,
} from './cabify-lookups.ts';
import { cabifyListener } from './cabify-listener.ts';
import { cabifyFaultBodies, cabifyRefusals } from './cabify-refusal.ts';
import { cabifyTokenRoute } from './cabify-token-route.ts';
import { listSubscriptions, subscribe, unsubscribe } from './cabify-webhooks.ts';

const base = '/cabify';
const quiet = { logLevel: 'warn' } as const;
type OfParcel = { Params: { id: string } };
type WithQuery = { Querystring: Readonly<Record<string, unknown>> };
type AnswerCabifyCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: CallName,
  reference: string | null,
  run: (fault: Fault | null) => AnyProviderResponse,
) => Promise<FastifyReply>;

/** Cabify Logistics: cabify.com/auth and logistics.api.cabify.com, mounted under `/cabify`. */
export function cabifyRoutes(app: FastifyInstance, deps: CourierDeps, keys: CabifyKeys): void {
  const { control, fleet, webhookSender } = deps;
  const tokens = createTokenStore(control.clock, keys.client);
  fleet.listen('cabify', cabifyListener(webhookSender, control.clock, fleet));
  const expired = (request: FastifyRequest): AnyProviderResponse => {
    tokens.revoke(bearerToken(request));
    return cabifyRefusals.unauthorised;
  };
  const answerCall = courierCallAnswerer({
    courier: 'cabify',
    control,
    faultBodies: cabifyFaultBodies,
    expired,
  });
  const refusedOf = (request: FastifyRequest): AnyProviderResponse | null => {
    if (!tokens.isValid(bearerToken(request))) return cabifyRefusals.unauthorised;
    return bodyOf(request) !== '' &&
      !headerOf(request, 'content-type').startsWith('application/json')
      ? cabifyRefusals.notJson
      : null;
  };
  cabifyTokenRoute(app, tokens, answerCall);
  const answer: AnswerCabifyCall = (request, reply, at, reference, run) =>
    answerCall(request, reply, { at, reference, authRefusal: () => refusedOf(request), run });
  parcelRoutes(app, deps, answer);
  webhookRoutes(app, deps, answer);
}

function parcelRoutes(
  app: FastifyInstance,
  { control: { clock }, fleet }: CourierDeps,
  answer: AnswerCabifyCall,
): void {
  const cabify = createCabify(clock, fleet);
  const refOf = (id: unknown): string | null => cabify.find(String(id))?.externalId ?? null;
  const firstIn = (request: FastifyRequest): Readonly<Record<string, unknown>> =>
    objectsIn(readObject(bodyOf(request))?.['parcels'])[0] ?? {};
  const idIn = (request: FastifyRequest): unknown =>
    [readObject(bodyOf(request))?.['parcel_ids']].flat()[0];

  app.get<WithQuery>(`${base}/v1/shipping_types/available`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => listShippingTypes(request.query['location'])),
  );
  app.post(`${base}/v3/parcels/estimate`, quiet, (request, reply) =>
    answer(request, reply, 'quote', textOrNull(firstIn(request)['external_id']), (fault) =>
      cabify.estimate(bodyOf(request), fault),
    ),
  );
  app.post(`${base}/v1/parcels`, quiet, (request, reply) =>
    answer(request, reply, 'create', textOrNull(firstIn(request)['external_id']), (fault) =>
      cabify.create(bodyOf(request), fault),
    ),
  );
  app.get<WithQuery>(`${base}/v1/parcels`, quiet, (request, reply) =>
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
    answer(request, reply, 'find', refOf(request.params.id), () =>
      showParcel(cabify, request.params.id),
    ),
  );
  app.get<OfParcel>(`${base}/v1/parcels/:id/status`, quiet, (request, reply) =>
    answer(request, reply, 'status', refOf(request.params.id), (fault) =>
      showStatus(cabify, fleet, request.params.id, clock.now(), fault),
    ),
  );
  app.post<OfParcel>(`${base}/v1/parcels/:id/notify`, quiet, (request, reply) =>
    answer(request, reply, 'find', refOf(request.params.id), () =>
      notifyParcel(cabify, fleet, request.params.id, bodyOf(request)),
    ),
  );
  app.post<OfParcel>(`${base}/v1/parcels/:id/cancel`, quiet, (request, reply) =>
    answer(request, reply, 'cancel', refOf(request.params.id), (fault) =>
      cancelParcel(cabify, fleet, request.params.id, fault),
    ),
  );
}

function webhookRoutes(
  app: FastifyInstance,
  { webhookSender }: CourierDeps,
  answer: AnswerCabifyCall,
): void {
  app.post(`${base}/v1/webhooks`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => subscribe(webhookSender, bodyOf(request))),
  );
  app.get(`${base}/v1/webhooks`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => listSubscriptions(webhookSender)),
  );
  app.delete<{ Params: { hook: string } }>(`${base}/v1/webhooks/:hook`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () => unsubscribe(webhookSender, request.params.hook)),
  );
}
