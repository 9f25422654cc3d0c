import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../../control/apply-fault.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import { redacted } from '../../control/request-log.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { oneclickCalls } from './oneclick-calls.ts';
import type { OneclickDeps } from './oneclick-deps.ts';
import { isMall, type OneclickKeys } from './oneclick-keys.ts';
import { oneclickRefusals } from './oneclick-refusal.ts';

const base = '/webpay/rswebpaytransaction/api/oneclick/v1.2';
const quiet = { logLevel: 'warn' } as const;
type OfToken = { Params: { token: string } };
type OfOrder = { Params: { order: string } };

/** Mounts the REST calls of Oneclick Mall 1.2, with the original paths and responses. */
export function oneclickApiRoutes(app: FastifyInstance, deps: OneclickDeps): void {
  const { oneclick, keys } = deps;
  const calls = oneclickCalls(oneclick, keys);
  const answer = answerer(deps);
  const fieldOf = (request: FastifyRequest, name: string): string | null =>
    textOrNull(readObject(bodyOf(request))?.[name]);

  app.post(`${base}/inscriptions`, quiet, (request, reply) =>
    answer(request, reply, 'enrol', fieldOf(request, 'username'), () =>
      calls.inscribe(bodyOf(request), `${request.protocol}://${request.host}`),
    ),
  );
  app.put<OfToken>(`${base}/inscriptions/:token`, quiet, (request, reply) => {
    const { token } = request.params;
    const username = oneclick.find(token)?.username ?? null;
    return answer(request, reply, 'finishEnrolment', username, () => calls.finish(token));
  });
  app.delete(`${base}/inscriptions`, quiet, (request, reply) =>
    answer(request, reply, 'removeCard', fieldOf(request, 'username'), () =>
      calls.remove(bodyOf(request)),
    ),
  );
  app.post(`${base}/transactions`, quiet, (request, reply) =>
    answer(request, reply, 'charge', fieldOf(request, 'buy_order'), (fault) =>
      calls.charge(bodyOf(request), fault),
    ),
  );
  app.get<OfOrder>(`${base}/transactions/:order`, quiet, (request, reply) => {
    const { order } = request.params;
    return answer(request, reply, 'status', order, (fault) => calls.status(order, fault));
  });
  app.post<OfOrder>(`${base}/transactions/:order/refunds`, quiet, (request, reply) => {
    const { order } = request.params;
    return answer(request, reply, 'refund', order, (fault) =>
      calls.refund(order, bodyOf(request), fault),
    );
  });
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: CallName,
  merchantRef: string | null,
  run: (fault: Fault | null) => ProviderResponse,
) => Promise<FastifyReply>;

/** Answers a call with its fault applied, and writes it to the request log. */
const answerer =
  ({ control, keys }: OneclickDeps): Answer =>
  async (request, reply, at, merchantRef, run) => {
    const refused = refusedByHeaders(request, keys);
    const fault =
      refused === null ? control.faultPlan.takeFault('oneclick', at, merchantRef) : null;
    await applyFault(reply, fault, () => withoutEmptyBody(refused ?? run(fault)), control.timer);
    const status = reply.raw.destroyed && !reply.raw.writableEnded ? null : reply.statusCode;
    control.log.add({
      at: control.clock.now(),
      provider: 'oneclick',
      call: at,
      merchantRef,
      method: request.method,
      path: redacted(request.url),
      fault: fault?.name ?? null,
      status,
    });
    return reply;
  };

/** A removal answers 204, without a body. */
const withoutEmptyBody = (answer: ProviderResponse): { status: number; body: unknown } =>
  answer.status === 204 ? { status: 204, body: undefined } : answer;

/** Refuses calls without valid keys, and bodies whose content type is not JSON. */
function refusedByHeaders(request: FastifyRequest, keys: OneclickKeys): ProviderResponse | null {
  const code = headerOf(request, 'tbk-api-key-id');
  if (!isMall(keys, code, headerOf(request, 'tbk-api-key-secret')))
    return oneclickRefusals.unauthorised;
  const hasBody = bodyOf(request) !== '';
  return hasBody && !headerOf(request, 'content-type').startsWith('application/json')
    ? oneclickRefusals.notJson
    : null;
}
