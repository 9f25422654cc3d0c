import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cardNumberRefusal,
  headersHoldCardNumber,
  refuseCardNumber,
  urlHoldsCardNumber,
} from './card-number.ts';
import type { Call, CallerSession, TenantContext } from './call.ts';
import type { CompiledEndpoint } from './compile-endpoint.ts';
import { parseJsonBody } from './parse-json-body.ts';
import { type Scheme, schemeOf } from './request-host.ts';

type Input = { params: unknown; query: unknown; body: unknown };
type CallContext = {
  tenant: TenantContext;
  session: CallerSession;
  now: number;
  rawBody: string;
  file: Buffer;
  stopping: AbortSignal | undefined;
};

/** Returns a header's value; of a repeated header, the first. */
export const firstHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/**
 * Validates path, query and body against the contract, in this order, and then searches the body
 * for card numbers, which costs more than all of these. Returns the call for the handler, or the
 * refusal.
 */
export function readCall<E extends Endpoint>(
  endpoint: E,
  compiled: CompiledEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
): Result<Call<E>, Refusal> {
  const input = readInput(endpoint, compiled, request, context.rawBody, context.tenant.decimals);
  return input.ok ? accept(callOf<E>(request, reply, context, input.value)) : input;
}

function readInput(
  endpoint: Endpoint,
  compiled: CompiledEndpoint,
  request: FastifyRequest,
  rawBody: string,
  decimals: Decimals,
): Result<Input, Refusal> {
  if (urlHoldsCardNumber(request.url)) return refuse(cardNumberRefusal());
  if (endpoint.cache === 'personal' && headersHoldCardNumber(request.headers))
    return refuse(cardNumberRefusal());
  const params = compiled.params(request.params, decimals);
  if (!params.ok) return params;
  const query = compiled.query(request.query, decimals);
  if (!query.ok) return query;
  if (!endpoint.body) return accept({ params: params.value, query: query.value, body: undefined });
  if (rawBody === '') return refuse(refusalOf('PARAMETER_MISSING', { field: 'body' }));
  const json = parseJsonBody(rawBody);
  if (!json.ok) return json;
  const body = compiled.body(json.value, decimals);
  if (!body.ok) return body;
  const cardNumber = refuseCardNumber(rawBody, json.value, compiled.cardSearch());
  if (cardNumber !== null) return refuse(cardNumber);
  return accept({ params: params.value, query: query.value, body: body.value });
}

/**
 * Gives the input its contract types. Only this function may: the caller has just validated the
 * input.
 */
const callOf = <E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  input: Input,
): Call<E> => new IncomingCall(request, reply, context, input) as unknown as Call<E>;

/**
 * Getters compute lazily what few handlers use, because the server creates this object for each
 * request.
 */
class IncomingCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly tenant: TenantContext;
  readonly session: CallerSession;
  readonly now: number;
  readonly rawBody: string;
  readonly file: Buffer;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #stopping: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, context: CallContext, input: Input) {
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.tenant = context.tenant;
    this.session = context.session;
    this.now = context.now;
    this.rawBody = context.rawBody;
    this.file = context.file;
    this.#request = request;
    this.#reply = reply;
    this.#stopping = context.stopping;
  }

  header(name: string): string | undefined {
    return firstHeader(this.#request.headers[name.toLowerCase()]);
  }

  get scheme(): Scheme {
    return schemeOf(this.#request);
  }

  get ip(): string {
    return this.#request.ip;
  }

  get signal(): AbortSignal {
    return disconnectSignal(this.#reply, this.#stopping);
  }
}

/** Returns a signal that is aborted when the client disconnects or the server begins to stop. */
function disconnectSignal(reply: FastifyReply, stopping: AbortSignal | undefined): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  return stopping ? AbortSignal.any([disconnected.signal, stopping]) : disconnected.signal;
}
