import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyRequest } from 'fastify';
import { chain, type MaybePromise } from '../maybe-promise.ts';
import { beginSpan, type OpenSpan } from '../observe/spans.ts';
import { requestIdHeader, requestIdOf, runInContext } from '../observe/trace-context.ts';
import { type Admission, admitCall, authoriseCall, isRefusedAtStop } from './admit-call.ts';
import { refusalOfError } from './answer-error.ts';
import type { CallerSession, TenantContext } from './call.ts';
import { handleCall } from './handle-call.ts';
import type { EndpointResult, Exchange, MountedEndpoint } from './mounted-endpoint.ts';
import { firstHeader } from './read-call.ts';
import { sendResult } from './send-result.ts';

/** A call that began. `workedMs`: time that the server worked on it before its body was read. */
type BegunCall<E extends Endpoint> = {
  mounted: MountedEndpoint<E>;
  exchange: Exchange;
  span: OpenSpan | null;
  workedMs: number;
};

/**
 * Serves a call whose body was read, or that has none: finds the tenant, authorises the caller and
 * answers. Finishes within one turn of the event loop if the answer is cached.
 */
export function serveCall<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
): MaybePromise<void> {
  const call = beginCall(mounted, exchange);
  return answerCall(call, (tenant) =>
    chain(admitCall(mounted, exchange.request, tenant), (admission) =>
      handleAdmitted(call, tenant, admission),
    ),
  );
}

type AdmittedCall = { call: BegunCall<Endpoint>; session: CallerSession; at: number };
const admittedCalls = new WeakMap<FastifyRequest, AdmittedCall>();

/**
 * Refuses a call by its headers before its body is read, or calls `proceed`, which reads the body
 * and leads to {@link serveAdmitted}. docs/rules/limits.md#bodies-of-refused-callers.
 */
export function admitBeforeBody<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
  proceed: () => void,
): void {
  const call = beginCall(mounted, exchange);
  const startedAt = performance.now();
  void answerCall(call, (tenant) =>
    chain<Admission, EndpointResult | null>(
      admitCall(mounted, exchange.request, tenant),
      (admission) => {
        if (!admission.ok) return { ok: false, ...admission.error };
        call.workedMs = performance.now() - startedAt;
        const session = admission.value;
        admittedCalls.set(exchange.request, { call, session, at: mounted.http.clock() });
        proceed();
        return null;
      },
    ),
  );
}

/**
 * A session is looked up again if the body took longer than this after it was admitted, in
 * milliseconds.
 */
const admissionMs = 1_000;

/**
 * Serves a call that was admitted before its body was read. A session that ended while a slow body
 * was on its way is refused.
 */
export function serveAdmitted<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
): MaybePromise<void> {
  const { request } = exchange;
  const admitted = admittedCalls.get(request);
  if (!admitted) return serveCall(mounted, exchange);
  const { session, at, call } = admitted;
  const again = { ...call, mounted, exchange };
  return answerCall(again, (tenant) => {
    if (isRefusedAtStop(mounted)) return { ok: false, refusal: refusalOf('SHUTDOWN_ACTIVE') };
    const isFresh = Math.abs(mounted.http.clock() - at) <= admissionMs;
    const admission: MaybePromise<Admission> = isFresh
      ? { ok: true, value: session }
      : authoriseCall(mounted, request, tenant);
    return chain(admission, (outcome) => handleAdmitted(again, tenant, outcome));
  });
}

const beginCall = <E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
): BegunCall<E> => ({
  mounted,
  exchange,
  span: isTraced(mounted) ? beginRequest(mounted, exchange.request) : null,
  workedMs: 0,
});

/**
 * Only personal endpoints are traced: cached answers that are the same for all callers start no
 * other work.
 */
const isTraced = <E extends Endpoint>({ endpoint }: MountedEndpoint<E>): boolean =>
  endpoint.cache === 'personal';

const beginRequest = <E extends Endpoint>(
  { endpoint }: MountedEndpoint<E>,
  { headers: requestHeaders }: FastifyRequest,
): OpenSpan =>
  beginSpan({
    name: endpoint.name,
    kind: 'server',
    requestId: requestIdOf(requestHeaders[requestIdHeader]),
  });

/**
 * Runs the work for the request's tenant and sends its result. If the result is null, the work has
 * passed the call on.
 */
function answerCall<E extends Endpoint>(
  call: BegunCall<E>,
  work: (tenant: TenantContext) => MaybePromise<EndpointResult | null>,
): MaybePromise<void> {
  const { mounted, exchange, span, workedMs } = call;
  const startedAt = performance.now() - workedMs;
  const tenant = tenantOf(mounted, exchange);
  const decimals = tenant.ok ? tenant.value.decimals : 0;
  const finish = (result: EndpointResult | null) => {
    if (result === null) return;
    sendResult(mounted, exchange, result, decimals, span?.context.requestId ?? null);
    const { statusCode: status } = exchange.reply.raw;
    mounted.record(status, (performance.now() - startedAt) / 1_000);
    endSpan(span, mounted, status);
  };
  if (!tenant.ok) return finish({ ok: false, ...tenant.error });
  const fail = (error: unknown) => finish(resultOfError(mounted, error));
  try {
    const begin = () => work(tenant.value);
    const result = span === null ? begin() : runInContext(span.context, begin);
    if (result instanceof Promise) return result.then(finish).catch(fail);
    finish(result);
  } catch (error) {
    fail(error);
  }
}

const tenantOf = <E extends Endpoint>(
  { endpoint, http }: MountedEndpoint<E>,
  { request: { headers: requestHeaders } }: Exchange,
) =>
  endpoint.isOfSignUp
    ? http.tenants.findSignUp(requestHeaders.host)
    : http.tenants.find(requestHeaders.host, firstHeader(requestHeaders[headers.tenant]));

const endSpan = <E extends Endpoint>(
  span: OpenSpan | null,
  { endpoint }: MountedEndpoint<E>,
  status: number,
): void =>
  span?.end({
    attributes: { 'http.request.method': endpoint.method, 'http.response.status_code': status },
    isError: status >= 500,
  });

function resultOfError<E extends Endpoint>(
  { endpoint, http }: MountedEndpoint<E>,
  error: unknown,
): EndpointResult {
  const refusal = refusalOfError(error);
  if (refusal.label === 'DEFAULT')
    http.log.error({ err: error, endpoint: endpoint.name }, 'a call failed');
  return { ok: false, refusal };
}

const handleAdmitted = <E extends Endpoint>(
  { mounted, exchange }: BegunCall<E>,
  tenant: TenantContext,
  admission: Admission,
): MaybePromise<EndpointResult> =>
  admission.ok
    ? handleCall(mounted, exchange, { tenant, session: admission.value })
    : { ok: false, ...admission.error };
