import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { courierCallAnswerer } from '../courier-call.ts';
import type { CourierDeps } from '../courier-deps.ts';
import { secretsEqual } from '../secrets-equal.ts';
import { createPeya } from './peya.ts';
import type { PeyaKeys } from './peya-keys.ts';
import { cancelShipping, listShippings, showShipping, showTracking } from './peya-lookups.ts';
import { peyaListener } from './peya-listener.ts';
import { peyaFaultBodies, peyaRefusals } from './peya-refusal.ts';
import { configureWebhooks } from './peya-webhooks.ts';

const base = '/peya/v3';
const quiet = { logLevel: 'warn' } as const;
type OfOne = { Params: { id: string } };
type OfList = { Querystring: Readonly<Record<string, unknown>> };

/**
 * PedidosYa Courier v3 under `/peya`. The token is the whole `Authorization` header and never
 * expires.
 */
export function peyaRoutes(
  app: FastifyInstance,
  { control, fleet, webhookSender }: CourierDeps,
  keys: PeyaKeys,
): void {
  const { clock } = control;
  const peya = createPeya(clock, fleet);
  fleet.listen('peya', peyaListener(webhookSender, clock, fleet));
  const answerCall = courierCallAnswerer({
    courier: 'peya',
    control,
    faultBodies: peyaFaultBodies,
    expired: () => peyaRefusals.badToken,
  });
  const refusedOf = (request: FastifyRequest): ProviderResponse | null => {
    if (!secretsEqual(headerOf(request, 'authorization'), keys.token)) return peyaRefusals.badToken;
    return bodyOf(request) !== '' &&
      !headerOf(request, 'content-type').startsWith('application/json')
      ? peyaRefusals.notJson
      : null;
  };
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) => answerCall(request, reply, { at, reference, authRefusal: () => refusedOf(request), run });
  const refOf = (id: string): string | null => fleet.find('peya', id)?.reference ?? null;

  app.post(`${base}/shippings/estimates`, quiet, (request, reply) =>
    answer(
      request,
      reply,
      'quote',
      textOrNull(readObject(bodyOf(request))?.['referenceId']),
      (fault) => peya.estimate(bodyOf(request), fault),
    ),
  );
  app.post<OfOne>(`${base}/shippings/estimates/:id/confirm`, quiet, (request, reply) => {
    const { id } = request.params;
    const origin = `${request.protocol}://${request.host}`;
    const reference = peya.find(id)?.shipment.referenceId ?? null;
    return answer(request, reply, 'dispatch', reference, (fault) =>
      peya.confirm(id, bodyOf(request), fault, origin),
    );
  });
  app.get<OfList>(`${base}/shippings`, quiet, (request, reply) =>
    answer(request, reply, 'find', textOrNull(request.query['referenceId']), () =>
      listShippings(fleet, request.query),
    ),
  );
  app.get<OfOne>(`${base}/shippings/:id`, quiet, (request, reply) =>
    answer(request, reply, 'status', refOf(request.params.id), (fault) =>
      showShipping(fleet, request.params.id, fault),
    ),
  );
  app.get<OfOne>(`${base}/shippings/:id/tracking`, quiet, (request, reply) =>
    answer(request, reply, 'status', refOf(request.params.id), (fault) =>
      showTracking(fleet, request.params.id, clock.now(), fault),
    ),
  );
  app.post<OfOne>(`${base}/shippings/:id/cancel`, quiet, (request, reply) =>
    answer(request, reply, 'cancel', refOf(request.params.id), (fault) =>
      cancelShipping(fleet, request.params.id, bodyOf(request), fault),
    ),
  );
  app.put(`${base}/webhooks-configuration`, quiet, (request, reply) =>
    answer(request, reply, 'token', null, () => configureWebhooks(webhookSender, bodyOf(request))),
  );
}
