import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { getnetCalls } from './api-calls.ts';
import type { GetnetDeps } from './getnet-deps.ts';
import { authRefusal, invalidRequest } from './getnet-refusal.ts';
import { authProblem } from './read-auth.ts';

type Body = Readonly<Record<string, unknown>>;
type OfSession = { Params: { requestId: string } };

const base = '/getnet/api';
const quiet = { logLevel: 'warn' } as const;

/**
 * Mounts the calls of PlacetoPay's Web Checkout. Every call is a POST whose body carries its own
 * authentication. The shop's instants are compared with this machine's clock, so that a test that
 * advances the sandbox's clock still gets through.
 */
export function getnetApiRoutes(app: FastifyInstance, deps: GetnetDeps): void {
  const { getnet, control, keys, notifyFinal } = deps;
  const { now } = control.clock;
  const calls = getnetCalls(getnet, control.clock);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    reference: string | null,
    run: (body: Body, fault: Fault | null) => ProviderResponse,
  ): Promise<FastifyReply> => {
    const body = readObject(bodyOf(request));
    await answerCall({ provider: 'getnet', control }, request, reply, {
      at,
      reference,
      authRefusal: () => refusal(request, body),
      run: (fault) => run(body ?? {}, fault),
    });
    notifyFinal();
    return reply;
  };
  const refusal = (request: FastifyRequest, body: Body | null): ProviderResponse | null => {
    if (body === null || !headerOf(request, 'content-type').startsWith('application/json'))
      return invalidRequest('The body is not a JSON object', now());
    const problem = authProblem(body['auth'], keys, control.timer.now());
    return problem === null ? null : authRefusal(problem, control.timer.now());
  };
  const refOf = (requestId: number): string | null => getnet.find(requestId)?.reference ?? null;

  app.post(`${base}/session`, quiet, (request, reply) =>
    answer(request, reply, 'create', referenceIn(request), (body, fault) =>
      calls.create(body, `${request.protocol}://${request.host}`, fault),
    ),
  );
  app.post<OfSession>(`${base}/session/:requestId`, quiet, (request, reply) => {
    const requestId = Number(request.params.requestId);
    return answer(request, reply, 'status', refOf(requestId), (body, fault) =>
      calls.query(requestId, body, fault),
    );
  });
  app.post<OfSession>(`${base}/session/:requestId/cancel`, quiet, (request, reply) => {
    const requestId = Number(request.params.requestId);
    return answer(request, reply, 'cancel', refOf(requestId), (body) =>
      calls.cancel(requestId, body),
    );
  });
  app.post(`${base}/transaction`, quiet, (request, reply) => {
    const internal = numberOrNull(readObject(bodyOf(request))?.['internalReference']) ?? 0;
    return answer(request, reply, 'refund', getnet.referenceOf(internal), (body, fault) =>
      calls.reverse(body, fault),
    );
  });
}

function referenceIn(request: FastifyRequest): string | null {
  const payment = readObject(bodyOf(request))?.['payment'];
  return isObject(payment) ? textOrNull(payment['reference']) : null;
}
