import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { apiCalls } from './api-calls.ts';
import { webpayRefusals } from './webpay-refusal.ts';
import { isKeyPair, type WebpayKeys } from './webpay-keys.ts';
import type { WebpayDeps } from './webpay-deps.ts';

const base = '/webpay/rswebpaytransaction/api/webpay/v1.2/transactions';
const quiet = { logLevel: 'warn' } as const;
type OfToken = { Params: { token: string } };

/** Mounts the REST calls of Webpay Plus 1.2, with the original paths and responses. */
export function webpayApiRoutes(app: FastifyInstance, { webpay, control, keys }: WebpayDeps): void {
  const calls = apiCalls(webpay);
  const refOf = (token: string): string | null => webpay.find(token)?.buyOrder ?? null;

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (fault: Fault | null) => ProviderResponse,
  ): Promise<FastifyReply> =>
    answerCall({ provider: 'webpay', control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusedByHeaders(request, keys),
      run,
    });

  app.post(base, quiet, (request, reply) =>
    answer(
      request,
      reply,
      'create',
      textOrNull(readObject(bodyOf(request))?.['buy_order']),
      (fault) => calls.create(bodyOf(request), `${request.protocol}://${request.host}`, fault),
    ),
  );
  app.put<OfToken>(`${base}/:token`, quiet, (request, reply) => {
    const { token } = request.params;
    return answer(request, reply, 'commit', refOf(token), (fault) =>
      calls.commit(token, bodyOf(request), fault),
    );
  });
  app.get<OfToken>(`${base}/:token`, quiet, (request, reply) => {
    const { token } = request.params;
    return answer(request, reply, 'status', refOf(token), (fault) => calls.status(token, fault));
  });
  app.post<OfToken>(`${base}/:token/refunds`, quiet, (request, reply) => {
    const { token } = request.params;
    return answer(request, reply, 'refund', refOf(token), (fault) =>
      calls.refund(token, bodyOf(request), fault),
    );
  });
  refuseOtherMethods(app);
}

function refuseOtherMethods(app: FastifyInstance): void {
  const no = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(webpayRefusals.wrongMethod.status).send(webpayRefusals.wrongMethod.body);
  app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url: base, handler: no });
  app.route({ method: ['POST', 'PATCH', 'DELETE'], url: `${base}/:token`, handler: no });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: `${base}/:token/refunds`,
    handler: no,
  });
}

/** Refuses calls without valid keys, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest, keys: WebpayKeys): ProviderResponse | null {
  if (
    !isKeyPair(keys, headerOf(request, 'tbk-api-key-id'), headerOf(request, 'tbk-api-key-secret'))
  )
    return webpayRefusals.unauthorised;
  const hasBody = bodyOf(request) !== '';
  return hasBody && !headerOf(request, 'content-type').startsWith('application/json')
    ? webpayRefusals.notJson
    : null;
}
