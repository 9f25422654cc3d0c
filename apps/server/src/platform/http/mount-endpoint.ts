import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { chain, type MaybePromise } from '../maybe-promise.ts';
import type { Metrics, Recorder } from '../metrics.ts';
import { beginSpan, type OpenSpan } from '../observe/spans.ts';
import { inContext, requestIdHeader, requestIdOf } from '../observe/trace-context.ts';
import { answerRefusal, refusalOfError } from './answer-error.ts';
import { authorise, authoriseAnyone, type Decision } from './authorise.ts';
import type { Handler, Session, TenantContext } from './call.ts';
import { type CompiledEndpoint, compileEndpoint } from './compile-endpoint.ts';
import { isEventStream } from './event-stream.ts';
import { isPrepared } from './prepared.ts';
import { networkOf } from './network-of.ts';
import type { RateLimit } from './rate-limit.ts';
import { oneOf, readCall } from './read-call.ts';
import { cacheControlOf, type Headers, type HeaderList, sendError, sendEvents, sendJson, sendNothing, sendPrepared } from './send.ts';
import type { Sessions } from './sessions.ts';
import type { TenantDirectory } from './tenant-directory.ts';
import { within } from './within.ts';

export type HttpPlatform = {
  tenants: TenantDirectory;
  sessions: Sessions;
  clock: () => number;
  log: Log;
  rateLimit: RateLimit;
  metrics?: Metrics;
  /** Aborted when the program begins to stop. */
  stopping?: AbortSignal;
};

type Mounted<E extends Endpoint> = {
  endpoint: E;
  handler: Handler<E>;
  compiled: CompiledEndpoint;
  http: HttpPlatform;
  isLimited: boolean;
  preparedHeaders: Headers;
  record: Recorder;
};
type Exchange = { request: FastifyRequest; reply: FastifyReply };
/** What is to be sent: an answer, or a refusal with the status HTTP has for it. */
type Verdict = { ok: true; value: unknown; more: HeaderList } | { ok: false; refusal: Refusal; status?: number };

/** A handler may think for 15 s; then the answer is 408 and its work goes on or not, as its transaction decides. */
const patienceMs = 15_000;

/** Mounts a call of the contract: tenant, caller, input, handler, answer. Whatever goes wrong leaves as one refusal of the catalogue. */
export function mountEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>, http: HttpPlatform): void {
  const mounted: Mounted<E> = {
    endpoint,
    handler,
    http,
    compiled: compileEndpoint(endpoint),
    isLimited: http.rateLimit.concerns(endpoint.name),
    record: http.metrics?.recorder(endpoint.name) ?? (() => undefined),
    preparedHeaders: {
      'cache-control': cacheControlOf(endpoint.cache),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, X-Tenant',
    },
  };
  app.route({ method: endpoint.method, url: endpoint.path, handler: (request, reply) => serve(mounted, { request, reply }) });
}

/** Stays within one turn of the event loop where the answer is in memory. */
function serve<E extends Endpoint>(mounted: Mounted<E>, exchange: Exchange): MaybePromise<void> {
  const { http, record } = mounted;
  const { request, reply } = exchange;
  const begun = performance.now();
  const span = isTraced(mounted) ? beginRequest(mounted, request) : null;
  const finish = (verdict: Verdict, decimals: Decimals) => {
    send(mounted, exchange, verdict, decimals, span?.context.requestId ?? null);
    const { statusCode: status } = reply.raw;
    record(status, (performance.now() - begun) / 1_000);
    span?.end({
      attributes: { 'http.request.method': mounted.endpoint.method, 'http.response.status_code': status },
      isError: status >= 500,
    });
  };
  const { headers: given } = request;
  const tenant = http.tenants.find(given.host, oneOf(given[headers.tenant]));
  if (!tenant.ok) return finish({ ok: false, ...tenant.error }, 0);
  const { decimals } = tenant.value;
  const fail = (error: unknown) => finish(verdictOfError(mounted, error), decimals);
  try {
    const begin = () => decide(mounted, exchange, tenant.value);
    const verdict = span === null ? begin() : inContext(span.context, begin);
    if (verdict instanceof Promise) return verdict.then((given) => finish(given, decimals)).catch(fail);
    finish(verdict, decimals);
  } catch (error) {
    fail(error);
  }
}

/** Answers that everybody gets from memory follow from nothing, and nothing follows from them. */
const isTraced = <E extends Endpoint>({ endpoint }: Mounted<E>): boolean => endpoint.cache === 'personal';

const beginRequest = <E extends Endpoint>({ endpoint }: Mounted<E>, { headers: given }: FastifyRequest): OpenSpan =>
  beginSpan({ name: endpoint.name, kind: 'server', requestId: requestIdOf(given[requestIdHeader]) });

function verdictOfError<E extends Endpoint>({ endpoint, http }: Mounted<E>, error: unknown): Verdict {
  const refusal = refusalOfError(error);
  if (refusal.label === 'DEFAULT') http.log.error({ err: error, endpoint: endpoint.name }, 'a call failed');
  return { ok: false, refusal };
}

function decide<E extends Endpoint>(mounted: Mounted<E>, exchange: Exchange, tenant: TenantContext): MaybePromise<Verdict> {
  const { endpoint, http, isLimited } = mounted;
  const { request } = exchange;
  const seconds = isLimited ? http.rateLimit.secondsToWait(endpoint.name, `${tenant.id} ${networkOf(request.ip)}`, http.clock()) : 0;
  if (seconds > 0) return { ok: false, refusal: refusalOf('TOO_MANY_REQUESTS', { seconds }) };
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const asked: MaybePromise<Decision> =
    endpoint.cache === 'personal'
      ? authorise(http.sessions, { endpoint, tenant, headers: request.headers, url: request.url, rawBody })
      : authoriseAnyone(http.sessions, tenant, request.headers.authorization);
  return chain<Decision, Verdict>(asked, (session) =>
    session.ok ? handle(mounted, exchange, { tenant, session: session.value, rawBody }) : { ok: false, ...session.error },
  );
}

type Asked = { tenant: TenantContext; session: Session; rawBody: string };

function handle<E extends Endpoint>(
  { endpoint, handler, compiled, http }: Mounted<E>,
  { request, reply }: Exchange,
  asked: Asked,
): MaybePromise<Verdict> {
  const call = readCall(endpoint, compiled, request, reply, { ...asked, now: http.clock(), stopping: http.stopping });
  if (!call.ok) return { ok: false, refusal: call.error };
  const pending = handler(call.value);
  return chain(pending instanceof Promise ? within(patienceMs, pending) : pending, (outcome): Verdict =>
    outcome.ok ? { ...outcome, more: expiryHeader(http, asked) } : { ok: false, refusal: outcome.error },
  );
}

/** A guest or a user hears until when their token is good: the browser keeps it as long, and sends no expired one. */
function expiryHeader({ sessions }: HttpPlatform, { tenant, session }: Asked): HeaderList {
  const expiresAt = sessions.expiresAt(tenant.id, session);
  return expiresAt === null ? [] : [headers.sessionExpiresAt, expiresAt];
}

function send<E extends Endpoint>(
  mounted: Mounted<E>,
  { request, reply }: Exchange,
  verdict: Verdict,
  decimals: Decimals,
  requestId: string | null,
): void {
  const { endpoint, compiled, preparedHeaders, http } = mounted;
  const named = requestId === null ? [] : [requestIdHeader, requestId];
  if (!verdict.ok) return sendError(reply, answerRefusal(verdict.refusal, decimals, verdict.status), named);
  const { value } = verdict;
  const more = [...verdict.more, ...named];
  if (isPrepared(value)) return sendPrepared(request, reply, value, preparedHeaders);
  if (isEventStream(value))
    return sendEvents(reply, value, (error) => http.log.warn({ err: error, endpoint: endpoint.name }, 'a stream broke'));
  if (value === null || value === undefined) return sendNothing(reply, more);
  sendJson(reply, endpoint.status, compiled.answer(value, decimals), endpoint.cache, more);
}
