import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { chain, type MaybePromise } from '../maybe-promise.ts';
import type { Metrics, Recorder } from '../metrics.ts';
import { beginSpan, type OpenSpan } from '../observe/spans.ts';
import { runInContext, requestIdHeader, requestIdOf } from '../observe/trace-context.ts';
import { answerRefusal, refusalOfError } from './answer-error.ts';
import { authorise, authorisePublic, type Authorisation } from './authorise.ts';
import type { Handler, CallerSession, TenantContext } from './call.ts';
import { type CompiledEndpoint, compileEndpoint } from './compile-endpoint.ts';
import { isDownload } from './download.ts';
import { isEventStream } from './event-stream.ts';
import { isCompressedResponse } from './compressed-response.ts';
import { networkOf } from './network-of.ts';
import type { RateLimit } from './rate-limit.ts';
import { firstHeader, readCall } from './read-call.ts';
import {
  cacheControlOf,
  type Headers,
  type HeaderList,
  sendError,
  sendJson,
  sendNoContent,
  sendCompressed,
} from './send-reply.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';
import type { SessionReader } from './session-reader.ts';
import type { TenantDirectory } from './tenant-lookup.ts';
import { withTimeout } from './with-timeout.ts';

export type HttpPlatform = {
  tenants: TenantDirectory;
  sessions: SessionReader;
  clock: () => number;
  log: Log;
  rateLimit: RateLimit;
  metrics?: Metrics;
  /** Aborted when the server takes no more requests: event streams end, and no order or payment begins. */
  stopping?: AbortSignal;
  /** Aborted shortly before the process ends: calls that are still under way are answered. */
  ending?: AbortSignal;
};

type MountedEndpoint<E extends Endpoint> = {
  endpoint: E;
  handler: Handler<E>;
  compiled: CompiledEndpoint;
  http: HttpPlatform;
  isLimited: boolean;
  compressedHeaders: Headers;
  record: Recorder;
};
type Exchange = { request: FastifyRequest; reply: FastifyReply };
/** The response to send: an answer, or a refusal with the HTTP status that overrides the catalogue's. */
type EndpointResult =
  { ok: true; value: unknown; more: HeaderList } | { ok: false; refusal: Refusal; status?: number };

/**
 * Time limit of a handler: after 15 s the response is 408. The handler's work is not stopped; its transaction commits or rolls back by
 * itself.
 */
const handlerTimeoutMs = 15_000;

/**
 * Mounts an endpoint of the contract: finds the tenant, authorises the caller, validates the input, runs the handler and sends the answer.
 * Every failure becomes a refusal of the catalogue.
 */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  http: HttpPlatform,
): void {
  const mounted: MountedEndpoint<E> = {
    endpoint,
    handler,
    http,
    compiled: compileEndpoint(endpoint),
    isLimited: http.rateLimit.concerns(endpoint),
    record: http.metrics?.recorder(endpoint.name) ?? (() => undefined),
    compressedHeaders: {
      'cache-control': cacheControlOf(endpoint.cache),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, X-Tenant',
    },
  };
  const mount = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serveCall(mounted, { request, reply }),
    });
  const { fileBytes } = endpoint;
  if (fileBytes === undefined) mount(app);
  else
    void app.register(async (scope) => {
      readFileBodies(scope, fileBytes);
      mount(scope);
    });
}

/** Reads every body of the scope as bytes, whatever its content type says: the handler looks at the bytes. */
function readFileBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

/** Finishes within one turn of the event loop if the answer is cached. */
function serveCall<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
): MaybePromise<void> {
  const { http, record } = mounted;
  const { request, reply } = exchange;
  const startedAt = performance.now();
  const span = isTraced(mounted) ? beginRequest(mounted, request) : null;
  const finish = (result: EndpointResult, decimals: Decimals) => {
    send(mounted, exchange, result, decimals, span?.context.requestId ?? null);
    const { statusCode: status } = reply.raw;
    record(status, (performance.now() - startedAt) / 1_000);
    span?.end({
      attributes: {
        'http.request.method': mounted.endpoint.method,
        'http.response.status_code': status,
      },
      isError: status >= 500,
    });
  };
  const { headers: requestHeaders } = request;
  const tenant = http.tenants.find(
    requestHeaders.host,
    firstHeader(requestHeaders[headers.tenant]),
  );
  if (!tenant.ok) return finish({ ok: false, ...tenant.error }, 0);
  const { decimals } = tenant.value;
  const fail = (error: unknown) => finish(resultOfError(mounted, error), decimals);
  try {
    const begin = () => authoriseCall(mounted, exchange, tenant.value);
    const result = span === null ? begin() : runInContext(span.context, begin);
    if (result instanceof Promise)
      return result.then((output) => finish(output, decimals)).catch(fail);
    finish(result, decimals);
  } catch (error) {
    fail(error);
  }
}

/** Only personal endpoints are traced: cached answers that are the same for all callers start no other work. */
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

function resultOfError<E extends Endpoint>(
  { endpoint, http }: MountedEndpoint<E>,
  error: unknown,
): EndpointResult {
  const refusal = refusalOfError(error);
  if (refusal.label === 'DEFAULT')
    http.log.error({ err: error, endpoint: endpoint.name }, 'a call failed');
  return { ok: false, refusal };
}

/** Returns whether a server that stops refuses the call: an order or a payment, which another server must complete. */
const isRefusedAtStop = ({ refusals }: Endpoint): boolean => refusals.includes('SHUTDOWN_ACTIVE');

function authoriseCall<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  exchange: Exchange,
  tenant: TenantContext,
): MaybePromise<EndpointResult> {
  const { endpoint, http, isLimited } = mounted;
  if (http.stopping?.aborted && isRefusedAtStop(endpoint))
    return { ok: false, refusal: refusalOf('SHUTDOWN_ACTIVE') };
  const { request } = exchange;
  const seconds = isLimited
    ? http.rateLimit.secondsToWait(endpoint, `${tenant.id} ${networkOf(request.ip)}`, http.clock())
    : 0;
  if (seconds > 0) return { ok: false, refusal: refusalOf('TOO_MANY_REQUESTS', { seconds }) };
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const authorisation: MaybePromise<Authorisation> =
    endpoint.cache === 'personal'
      ? authorise(http.sessions, {
          endpoint,
          tenant,
          headers: request.headers,
          url: request.url,
          rawBody,
        })
      : authorisePublic(http.sessions, tenant, request.headers.authorization);
  return chain<Authorisation, EndpointResult>(authorisation, (session) =>
    session.ok
      ? handle(mounted, exchange, { tenant, session: session.value, rawBody })
      : { ok: false, ...session.error },
  );
}

const noBytes = Buffer.alloc(0);

type AuthorisedCall = { tenant: TenantContext; session: CallerSession; rawBody: string };

function handle<E extends Endpoint>(
  { endpoint, handler, compiled, http }: MountedEndpoint<E>,
  { request, reply }: Exchange,
  authorised: AuthorisedCall,
): MaybePromise<EndpointResult> {
  const call = readCall(endpoint, compiled, request, reply, {
    ...authorised,
    file: Buffer.isBuffer(request.body) ? request.body : noBytes,
    now: http.clock(),
    stopping: http.stopping,
  });
  if (!call.ok) return { ok: false, refusal: call.error };
  const pending = handler(call.value);
  return chain(
    pending instanceof Promise ? withTimeout(handlerTimeoutMs, pending, http.ending) : pending,
    (outcome): EndpointResult =>
      outcome.ok
        ? { ...outcome, more: expiryHeader(http, authorised) }
        : { ok: false, refusal: outcome.error },
  );
}

/** Reports to a guest or a user when the token expires: the browser stores the token until then and never sends an expired one. */
function expiryHeader({ sessions }: HttpPlatform, { tenant, session }: AuthorisedCall): HeaderList {
  const expiresAt = sessions.expiresAt(tenant.id, session);
  return expiresAt === null ? [] : [headers.sessionExpiresAt, expiresAt];
}

function send<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  { request, reply }: Exchange,
  result: EndpointResult,
  decimals: Decimals,
  requestId: string | null,
): void {
  const { endpoint, compiled, compressedHeaders, http } = mounted;
  const requestIdHeaders = requestId === null ? [] : [requestIdHeader, requestId];
  if (!result.ok)
    return sendError(
      reply,
      answerRefusal(result.refusal, decimals, result.status),
      requestIdHeaders,
    );
  const { value } = result;
  const more = [...result.more, ...requestIdHeaders];
  if (isCompressedResponse(value)) return sendCompressed(request, reply, value, compressedHeaders);
  const broke = (error: unknown) =>
    http.log.warn({ err: error, endpoint: endpoint.name }, 'a stream broke');
  if (isEventStream(value)) return sendEvents(reply, value, broke);
  if (isDownload(value)) return sendDownload(reply, value, more, broke);
  if (value === null || value === undefined) return sendNoContent(reply, more);
  sendJson(reply, endpoint.status, compiled.answer(value, decimals), endpoint.cache, more);
}
