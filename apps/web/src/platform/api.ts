import { labelOfCode, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@comanda/contract/define-endpoint.ts';
import { errorBody, readMetadata } from '@comanda/contract/error-body.ts';
import { headers as names, platformWeb } from '@comanda/contract/headers.ts';
import { snakeCase, wireReader, wireWriter } from '@comanda/contract/wire.ts';
import * as v from 'valibot';

type Given<K extends string, T> = T extends undefined ? { [P in K]?: undefined } : { [P in K]: T };
export type CallInput<E> = Given<'params', ParamsOf<E>> & Given<'query', QueryOf<E>> & Given<'body', BodyOf<E>> & CallOptions;
type CallOptions = {
  signal?: AbortSignal;
  /** Makes a non-GET safe to repeat (decisions §8). */
  idempotencyKey?: string;
  /** Order creation is never repeated by itself (Spec §9). */
  abortRetries?: boolean;
  headers?: Record<string, string>;
};

export type ApiOptions = {
  tenantId: string;
  decimals: Decimals;
  /** Who is asking; read at each call. */
  session: () => { token: string; userId: string } | null;
  /** How a call waits before it is repeated, in milliseconds. */
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  random: () => number;
  /** Hears what the server's clock showed (milliseconds; NaN when it does not say) as an answer left it. */
  hearTime?: (there: number) => void;
};

export type Api = {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Result<AnswerOf<E> | null, Refusal>>;
  /** Opens an endpoint that streams: the bytes as they come. One try; whoever reads decides when to open it again. */
  open<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Result<ReadableStream<Uint8Array>, Refusal>>;
};

/** Calls by contract: bodies out in snake_case and major units, answers in as inner values; every failure is a refusal. */
export function createApi(options: ApiOptions): Api {
  return {
    call: async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
      const request = requestOf(endpoint, input, options);
      const response = await send(request, retriesOf(endpoint, input), options);
      return response.ok ? readAnswer(endpoint, response.value, options.decimals) : response;
    },
    open: async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
      const request = requestOf(endpoint, { ...input, headers: { accept: 'text/event-stream', ...input.headers } }, options);
      const response = await send(request, 0, options);
      return response.ok ? readStream(response.value, options.decimals) : response;
    },
  };
}

type Loose = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

function requestOf(endpoint: Endpoint, input: Loose, options: ApiOptions): Request {
  const url = new URL(fillPath(endpoint.path, input.params) + queryText(input.query), location.origin);
  const session = options.session();
  const body = endpoint.body && wireWriter(endpoint.body, { decimals: options.decimals, keys: 'snake' })(input.body);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      [names.platform]: platformWeb,
      [names.tenant]: options.tenantId,
      [names.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(session ? { [names.authorization]: `Bearer ${session.token}`, [names.userId]: session.userId } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.idempotencyKey ? { [names.idempotencyKey]: input.idempotencyKey } : {}),
      ...input.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(input.signal ? { signal: input.signal } : {}),
    cache: 'no-cache',
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fillPath = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(isRecord(params) ? String(params[name]) : ''));

function queryText(query: unknown): string {
  if (!isRecord(query)) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([key, value]) => [snakeCase(key), String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

function retriesOf(endpoint: Endpoint, input: CallOptions): number {
  if (input.abortRetries) return 0;
  return endpoint.method === 'GET' || input.idempotencyKey !== undefined ? 3 : 0;
}

const passing = new Set([408, 429, 502, 503, 504]);

/** Sends with up to `retries` repeats, full jitter, Retry-After honoured (reliability §3). */
async function send(request: Request, retries: number, options: ApiOptions): Promise<Result<Response, Refusal>> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(request.clone(), { signal: request.signal }).catch((error: unknown) =>
      isAbort(error) ? 'aborted' : null,
    );
    if (response === 'aborted') return refuse(refusalOf('DEFAULT', { aborted: true }));
    if (response !== null) options.hearTime?.(Date.parse(response.headers.get('date') ?? ''));
    if (response !== null && !passing.has(response.status)) return accept(response);
    if (attempt >= retries) return response === null ? refuse(refusalOf('DEFAULT', { network: true })) : accept(response);
    await options.wait(retryDelay(response, attempt, options.random), request.signal);
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function retryDelay(response: Response | null, attempt: number, random: () => number): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 30) * 1000 : random() * 300 * 2 ** attempt;
}

async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  decimals: Decimals,
): Promise<Result<AnswerOf<E> | null, Refusal>> {
  if (response.status === 204) return accept(null);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return refuse(readRefusal(response.status, body, decimals));
  if (endpoint.answer === undefined) return accept(null);
  const answer = readWire(endpoint.answer, body, decimals);
  return answer === null ? refuse(refusalOf('DEFAULT', { malformed: true })) : accept(answer as AnswerOf<E>);
}

/** A wire value of `schema` as an inner one, or null when it is of another shape. */
export function readWire<T>(schema: v.GenericSchema<unknown, T>, wire: unknown, decimals: Decimals): T | null {
  const checked = v.safeParse(schema, wireReader(schema, { decimals, keys: 'camel' })(wire, []));
  return checked.success ? checked.output : null;
}

async function readStream(response: Response, decimals: Decimals): Promise<Result<ReadableStream<Uint8Array>, Refusal>> {
  if (response.ok && response.body !== null) return accept(response.body);
  return refuse(readRefusal(response.status, await response.json().catch(() => undefined), decimals));
}

/** A body that is not an error of ours reads as 9999 (Spec §8). Whatever a 401 is called, it means to log in again (decisions §6). */
function readRefusal(status: number, body: unknown, decimals: Decimals): Refusal {
  if (status === 401) return refusalOf('INVALID_TOKEN');
  const error = v.safeParse(errorBody, body);
  return error.success
    ? refusalOf(labelOfCode(error.output.code), readMetadata(error.output.metadata, decimals))
    : refusalOf('DEFAULT', { malformed: true });
}
