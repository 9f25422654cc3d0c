import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { bearerToken } from '../bearer-token.ts';
import { courierCallAnswerer } from '../courier-call.ts';
import type { CourierDeps } from '../courier-deps.ts';
import { createTokenStore } from '../token-store.ts';
import { createUber } from './uber.ts';
import type { UberKeys } from './uber-keys.ts';
import {
  cancelUberDelivery,
  listUberDeliveries,
  showUberDelivery,
  updateUberDelivery,
} from './uber-lookups.ts';
import { uberListener } from './uber-listener.ts';
import { uberFaultBodies, uberRefusals } from './uber-refusal.ts';
import { uberTokenRoute } from './uber-token-route.ts';

const base = '/uber/v1/customers/:customer';
const quiet = { logLevel: 'warn' } as const;
type OfCustomer = { Params: { customer: string }; Querystring: Readonly<Record<string, unknown>> };
type OfDelivery = { Params: { customer: string; id: string } };

/**
 * Uber Direct: login.uber.com and api.uber.com, mounted under `/uber` with the original paths and
 * responses.
 */
export function uberRoutes(
  app: FastifyInstance,
  { control, fleet, webhookSender }: CourierDeps,
  keys: UberKeys,
): void {
  const { clock } = control;
  const tokens = createTokenStore(clock, keys.client);
  const uber = createUber(clock, fleet);
  const { customerId, webhookKey: key } = keys;
  fleet.listen('uber', uberListener({ webhookSender, clock, fleet, key, customerId }));
  const expired = (request: FastifyRequest): ProviderResponse => {
    tokens.revoke(bearerToken(request));
    return uberRefusals.unauthorised;
  };
  const answerCall = courierCallAnswerer({
    courier: 'uber',
    control,
    faultBodies: uberFaultBodies,
    expired,
  });
  const refusedOf = (
    request: FastifyRequest<{ Params: { customer: string } }>,
  ): ProviderResponse | null => {
    if (!tokens.isValid(bearerToken(request))) return uberRefusals.unauthorised;
    if (request.params.customer !== customerId) return uberRefusals.noCustomer;
    return bodyOf(request) !== '' &&
      !headerOf(request, 'content-type').startsWith('application/json')
      ? uberRefusals.notJson
      : null;
  };
  type Request = FastifyRequest<{ Params: { customer: string } }>;
  const answer = (
    request: Request,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ) => answerCall(request, reply, { at, reference, authRefusal: () => refusedOf(request), run });
  const refOf = (id: string): string | null => fleet.find('uber', id)?.reference ?? null;

  uberTokenRoute(app, tokens, answerCall);
  app.post<OfCustomer>(`${base}/delivery_quotes`, quiet, (request, reply) =>
    answer(request, reply, 'quote', null, (fault) => uber.quote(bodyOf(request), fault)),
  );
  app.post<OfCustomer>(`${base}/deliveries`, quiet, (request, reply) => {
    const reference = textOrNull(readObject(bodyOf(request))?.['external_id']);
    return answer(request, reply, 'dispatch', reference, (fault) =>
      uber.dispatch(bodyOf(request), fault, `${request.protocol}://${request.host}`),
    );
  });
  app.get<OfCustomer>(`${base}/deliveries`, quiet, (request, reply) =>
    answer(request, reply, 'find', null, () =>
      listUberDeliveries(fleet, request.query, clock.now()),
    ),
  );
  app.get<OfDelivery>(`${base}/deliveries/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'status', refOf(id), (fault) =>
      showUberDelivery(fleet, id, clock.now(), fault),
    );
  });
  app.post<OfDelivery>(`${base}/deliveries/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'status', refOf(id), () =>
      updateUberDelivery(fleet, id, bodyOf(request), clock.now()),
    );
  });
  app.post<OfDelivery>(`${base}/deliveries/:id/cancel`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, 'cancel', refOf(id), (fault) =>
      cancelUberDelivery(fleet, id, clock.now(), fault),
    );
  });
}
