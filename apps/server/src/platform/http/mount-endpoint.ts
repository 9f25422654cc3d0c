import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answerRefusal, refusalOfError } from './answer-error.ts';
import { authorise, authoriseAnyone } from './authorise.ts';
import type { Call, Handler, Outcome, Session, TenantContext } from './call.ts';
import { type CompiledEndpoint, compileEndpoint } from './compile-endpoint.ts';
import { isEventStream } from './event-stream.ts';
import { isPrepared } from './prepared.ts';
import type { RateLimit } from './rate-limit.ts';
import { readJson } from './read-json.ts';
import { cacheControlOf, type Headers, sendError, sendEvents, sendJson, sendNothing, sendPrepared } from './send.ts';
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

type Refused = { refusal: Refusal; status?: number };
type Mounted<E extends Endpoint> = { endpoint: E; handler: Handler<E>; compiled: CompiledEndpoint; http: HttpPlatform; preparedHeaders: Headers };

/** A handler may think for 15 s; then the answer is 408 and its work goes on or not, as its transaction decides. */
const patienceMs = 15_000;

/** Mounts a call of the contract: tenant, caller, input, handler, answer. Whatever goes wrong leaves as one refusal of the catalogue. */
export function mountEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>, http: HttpPlatform): void {
  const preparedHeaders = {
    'cache-control': cacheControlOf(endpoint.cache),
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, X-Tenant',
  };
  const mounted: Mounted<E> = { endpoint, handler, compiled: compileEndpoint(endpoint), http, preparedHeaders };
  app.route({ method: endpoint.method, url: endpoint.path, handler: (request, reply) => serve(mounted, request, reply) });
}

async function serve<E extends Endpoint>(mounted: Mounted<E>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const begun = performance.now();
  let decimals: Decimals = 0;
  try {
    const tenant = mounted.http.tenants.find(request.headers.host, headerOf(request, headers.tenant));
    if (!tenant.ok) return sendError(reply, answerRefusal(tenant.error, decimals));
    decimals = tenant.value.decimals;
    const outcome = await answer(mounted, request, reply, tenant.value);
    if (!outcome.ok) return sendError(reply, answerRefusal(outcome.error.refusal, decimals, outcome.error.status));
    await send(mounted, request, reply, outcome.value, decimals);
  } catch (error) {
    const refusal = refusalOfError(error);
    if (refusal.label === 'DEFAULT') mounted.http.log.error({ err: error, endpoint: mounted.endpoint.name }, 'a call failed');
    sendError(reply, answerRefusal(refusal, decimals));
  } finally {
    mounted.http.metrics?.observe(mounted.endpoint.name, reply.raw.statusCode, (performance.now() - begun) / 1_000);
  }
}

async function answer<E extends Endpoint>(mounted: Mounted<E>, request: FastifyRequest, reply: FastifyReply, tenant: TenantContext) {
  const { endpoint, handler, compiled, http } = mounted;
  const rawBody = typeof request.body === 'string' ? request.body : '';
  if (!http.rateLimit.allows(endpoint.name, `${tenant.id} ${request.ip}`, http.clock())) return refusedWith(refusalOf('TOO_MANY_REQUESTS'));
  const session =
    endpoint.cache === 'personal'
      ? await authorise(http.sessions, { endpoint, tenant, headers: request.headers, rawBody })
      : authoriseAnyone(http.sessions, tenant, request.headers.authorization);
  if (!session.ok) return refuse<Refused>(session.error);
  const input = readInput(compiled, endpoint, request, rawBody, tenant.decimals);
  if (!input.ok) return refuse<Refused>({ refusal: input.error });
  const call = callOf<E>(request, { ...input.value, tenant, session: session.value, now: http.clock(), rawBody }, () => goneSignal(reply, http.stopping));
  const pending = handler(call);
  const outcome: Outcome<E> = pending instanceof Promise ? await within(patienceMs, pending) : pending;
  return outcome.ok ? outcome : refusedWith(outcome.error);
}

const refusedWith = (refusal: Refusal): Result<never, Refused> => refuse({ refusal });

type Input = { params: unknown; query: unknown; body: unknown };

function readInput(compiled: CompiledEndpoint, endpoint: Endpoint, request: FastifyRequest, rawBody: string, decimals: Decimals): Result<Input, Refusal> {
  const params = compiled.params(request.params, decimals);
  if (!params.ok) return params;
  const query = compiled.query(request.query, decimals);
  if (!query.ok) return query;
  if (!endpoint.body) return accept({ params: params.value, query: query.value, body: undefined });
  if (rawBody === '') return refuse(refusalOf('PARAMETER_MISSING', { field: 'body' }));
  const json = readJson(rawBody);
  if (!json.ok) return json;
  const body = compiled.body(json.value, decimals);
  return body.ok ? accept({ params: params.value, query: query.value, body: body.value }) : body;
}

type Known = Input & { tenant: TenantContext; session: Session; now: number; rawBody: string };

/** The input has just been checked against the contract's schemas: here, and only here, it takes their types. */
function callOf<E extends Endpoint>(request: FastifyRequest, known: Known, signal: () => AbortSignal): Call<E> {
  const call = {
    ...known,
    ip: request.ip,
    header: (name: string) => headerOf(request, name),
    get signal() {
      return signal();
    },
  };
  return call as unknown as Call<E>;
}

function goneSignal(reply: FastifyReply, stopping: AbortSignal | undefined): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return stopping ? AbortSignal.any([gone.signal, stopping]) : gone.signal;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
};

async function send<E extends Endpoint>(mounted: Mounted<E>, request: FastifyRequest, reply: FastifyReply, value: unknown, decimals: Decimals): Promise<void> {
  const { endpoint, compiled, preparedHeaders } = mounted;
  if (isPrepared(value)) return sendPrepared(request, reply, value, preparedHeaders);
  if (isEventStream(value)) return sendEvents(reply, value);
  if (value === null || value === undefined) return sendNothing(reply);
  sendJson(reply, endpoint.status, compiled.answer(value, decimals), endpoint.cache);
}
