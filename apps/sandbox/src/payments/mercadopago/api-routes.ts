import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { mercadoPagoCalls } from './api-calls.ts';
import { createIdempotency } from './idempotency.ts';
import type { MercadoPagoDeps } from './mercado-pago-deps.ts';
import { mercadoPagoRefusal, mercadoPagoRefusals } from './mercado-pago-refusal.ts';

type OfId = { Params: { id: string } };
type Search = { Querystring: Record<string, unknown> };
type Run = (body: Readonly<Record<string, unknown>>, fault: Fault | null) => ProviderResponse;

const base = '/mercadopago';
const quiet = { logLevel: 'warn' } as const;
const notJson = mercadoPagoRefusal(400, 'bad_request', 'The body is not a JSON object');

/** Mounts the calls of the account. Every write needs a key of its own. */
export function mercadoPagoApiRoutes(app: FastifyInstance, deps: MercadoPagoDeps): void {
  const { account, control, keys, notify } = deps;
  const calls = mercadoPagoCalls(account, control.clock.now);
  const once = createIdempotency();
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    [at, reference]: [CallName, string | null],
    run: Run,
  ): Promise<FastifyReply> =>
    answerCall({ provider: 'mercadopago', control }, request, reply, {
      at,
      reference,
      authRefusal: () =>
        headerOf(request, 'authorization') === `Bearer ${keys.accessToken}`
          ? null
          : mercadoPagoRefusals.unauthorised,
      run: (fault) => {
        if (request.method === 'GET') return run({}, fault);
        const body = readObject(bodyOf(request));
        if (body === null) return notJson;
        const named = `${request.method} ${request.url} ${bodyOf(request)}`;
        return once(headerOf(request, 'x-idempotency-key'), named, () => run(body, fault));
      },
    });
  const origin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
  const refOf = (id: string): string | null => account.payment(Number(id))?.reference ?? null;
  const ofPage = (id: string): string | null => account.preference(id)?.reference ?? null;

  app.post(`${base}/checkout/preferences/`, quiet, (request, reply) => {
    const reference = textOrNull(readObject(bodyOf(request))?.['external_reference']);
    return answer(request, reply, ['create', reference], (body, fault) =>
      calls.create(body, origin(request), fault),
    );
  });
  app.get<OfId>(`${base}/checkout/preferences/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, ['status', ofPage(id)], () =>
      calls.preference(id, origin(request)),
    );
  });
  app.put<OfId>(`${base}/checkout/preferences/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, ['cancel', ofPage(id)], (body) =>
      calls.endPage(id, body, origin(request)),
    );
  });
  app.get<Search>(`${base}/v1/payments/search`, quiet, (request, reply) => {
    const reference = textOrNull(request.query['external_reference']);
    return answer(request, reply, ['search', reference], (_body, fault) =>
      calls.search(request.query, fault),
    );
  });
  app.get<OfId>(`${base}/v1/payments/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, ['status', refOf(id)], (_body, fault) =>
      calls.payment(id, fault),
    );
  });
  app.put<OfId>(`${base}/v1/payments/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, ['cancel', refOf(id)], (body) => calls.cancel(id, body));
  });
  app.post<OfId>(`${base}/v1/payments/:id/refunds`, quiet, (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, ['refund', refOf(id)], (body, fault) => {
      const response = calls.refund(id, body, fault);
      const payment = account.payment(Number(id));
      if (response.status === 201 && payment !== null) notify(payment, 'payment.updated');
      return response;
    });
  });
}
