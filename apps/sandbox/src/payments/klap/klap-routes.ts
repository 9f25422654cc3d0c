import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { klapCalls } from './klap-calls.ts';
import { isKlapKey } from './klap-keys.ts';
import { klapRefusal, klapRefusals } from './klap-refusal.ts';
import type { Klap } from './klap.ts';

const base = '/klap/payment-gateway/v1/orders';
const quiet = { logLevel: 'warn' } as const;
const faultBodies = {
  failed: klapRefusal(500, '500001', 'Internal error.').body,
  tooManyRequests: klapRefusal(429, '429001', 'Too many requests.').body,
};
type OfOrder = { Params: { orderId: string } };

/** Mounts the calls of Klap's gateway, with the original paths and responses. */
export function klapRoutes(app: FastifyInstance, klap: Klap, control: Control): void {
  const calls = klapCalls(klap, control.clock);
  const refOf = (orderId: string): string | null => klap.find(orderId)?.referenceId ?? null;
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ): Promise<FastifyReply> =>
    answerCall({ provider: 'klap', control, faultBodies }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(request),
      run,
    });

  app.post(base, quiet, (request, reply) => {
    const body = bodyOf(request);
    const reference = textOrNull(readObject(body)?.['reference_id']);
    const origin = `${request.protocol}://${request.host}`;
    return answer(request, reply, 'create', reference, (fault) =>
      calls.create(body, origin, fault),
    );
  });
  app.get<OfOrder>(`${base}/:orderId`, quiet, (request, reply) => {
    const { orderId } = request.params;
    return answer(request, reply, 'status', refOf(orderId), (fault) =>
      calls.status(orderId, fault),
    );
  });
  app.post<OfOrder>(`${base}/:orderId/refund`, quiet, (request, reply) => {
    const { orderId } = request.params;
    return answer(request, reply, 'refund', refOf(orderId), (fault) =>
      calls.refund(orderId, bodyOf(request), fault),
    );
  });
}

/** Refuses calls without the shop's key, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest): ProviderResponse | null {
  if (!isKlapKey(headerOf(request, 'apikey'))) return klapRefusals.unauthorised;
  const isJson = headerOf(request, 'content-type').startsWith('application/json');
  return bodyOf(request) !== '' && !isJson ? klapRefusals.notJson : null;
}
