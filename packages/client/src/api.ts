import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '@comanda/contract/define-endpoint.ts';
import { headers as names } from '@comanda/contract/headers.ts';
import { readApiAnswer, readStream } from './api-answer.ts';
import {
  type CallOptions,
  type CallSession,
  keyOfSession,
  type LooseInput,
  requestOf,
} from './api-request.ts';
import {
  retriesOf,
  type RetryLimits,
  sendWithRetries,
  type SendOptions,
} from './send-with-retries.ts';

type InputPart<K extends string, T> = T extends undefined
  ? { [P in K]?: undefined }
  : { [P in K]: T };
export type CallInput<E> = InputPart<'params', ParamsOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>> &
  CallOptions;

/** The sessions that calls read and update. The API client reads the current one at each call. */
export type CallSessions = {
  current(): CallSession | null;
  /**
   * Removes a session that the server rejected, by its {@link keyOfSession}. Returns whether it was
   * still stored.
   */
  drop(key: string): boolean;
  /** `expiresAt`: ISO instant. */
  extend(key: string, expiresAt: string): void;
};

/**
 * A refusal that the whole page shows: `forbidden` is a 403 with code 1006.
 * docs/rules/people.md#forbidden-call.
 */
export type PageWideRefusal = 'forbidden';

export type ApiOptions = SendOptions & {
  tenantId: string;
  decimals: Decimals;
  /**
   * The application that calls, as the platform header names it; the storefront if it is left out.
   */
  platform?: string;
  sessions: CallSessions;
  /** Returns a signal that aborts after `ms` milliseconds. */
  timeLimit: (ms: number) => AbortSignal;
  onPageWideRefusal?: (refusal: PageWideRefusal) => void;
};

export type Api = {
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Result<AnswerOf<E> | null, Refusal>>;
  /**
   * Opens a streaming endpoint and returns its bytes as they arrive. One try, no time limit; the
   * caller decides when to open it again.
   */
  open<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Result<ReadableStream<Uint8Array>, Refusal>>;
};

/**
 * Time limit in milliseconds of a call with its repeats and waits. After it the outcome of the call
 * is unknown.
 */
const callTimeoutMs = 20_000;

/**
 * Creates the client of the API contract. Bodies go out in snake_case and major units, answers come
 * in as inner values; every failure is a refusal.
 */
export function createApi(options: ApiOptions): Api {
  return {
    call: async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
      const limit = options.timeLimit(callTimeoutMs);
      const abortRefusal = abortReason(input.signal, limit);
      const retryLimits = {
        retries: retriesOf(endpoint, input),
        signal: anySignal(input.signal, limit),
        abortRefusal,
      };
      const response = await sendAsCaller(endpoint, input, options, retryLimits);
      if (!response.ok) return response;
      const broken = (): Refusal => abortRefusal() ?? refusalOf('NETWORK_ERROR');
      return notifyPageWide(
        response.value,
        await readApiAnswer(endpoint, response.value, options.decimals, broken),
        options,
      );
    },
    open: async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
      const streaming = { ...input, headers: { accept: 'text/event-stream', ...input.headers } };
      const retryLimits = {
        retries: 0,
        signal: anySignal(input.signal, null),
        abortRefusal: abortReason(input.signal, null),
      };
      const response = await sendAsCaller(endpoint, streaming, options, retryLimits);
      if (!response.ok) return response;
      return notifyPageWide(
        response.value,
        await readStream(response.value, options.decimals),
        options,
      );
    },
  };
}

const anySignal = (...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal));

/**
 * Returns the refusal for a call that the caller aborted or that ran out of time; null while
 * neither has happened.
 */
const abortReason =
  (signal: AbortSignal | undefined, limit: AbortSignal | null) => (): Refusal | null => {
    if (signal?.aborted === true) return refusalOf('DEFAULT', { aborted: true });
    return limit?.aborted === true ? refusalOf('TIMEOUT') : null;
  };

/**
 * Sends the call as its caller. On a 401 it drops the token, and repeats the call as a visitor if
 * the endpoint admits visitors.
 */
async function sendAsCaller(
  endpoint: Endpoint,
  input: LooseInput,
  options: ApiOptions,
  retryLimits: RetryLimits,
): Promise<Result<Response, Refusal>> {
  const sendAs = async (caller: CallSession | null): Promise<Result<Response, Refusal>> => {
    const response = await sendWithRetries(
      requestOf(endpoint, input, { ...options, caller }),
      retryLimits,
      options,
    );
    if (!response.ok || caller === null) return response;
    if (response.value.status !== 401) {
      const expiresAt = response.value.headers.get(names.sessionExpiresAt);
      if (expiresAt !== null) options.sessions.extend(keyOfSession(caller), expiresAt);
      return response;
    }
    options.sessions.drop(keyOfSession(caller));
    return endpoint.access.includes('visitor') ? sendAs(null) : response;
  };
  return sendAs(callerOf(endpoint, input, options));
}

/**
 * Returns the session that a call carries. An endpoint that a job token authorises carries none.
 */
function callerOf(
  endpoint: Endpoint,
  input: CallOptions,
  { sessions }: ApiOptions,
): CallSession | null {
  if (input.as !== undefined) return input.as;
  return endpoint.access.includes('job') ? null : sessions.current();
}

/** Reports a 403 with NOT_AUTHORIZED to the page, whichever call received it. */
function notifyPageWide<T>(
  response: Response,
  answer: Result<T, Refusal>,
  { onPageWideRefusal }: ApiOptions,
): Result<T, Refusal> {
  if (!answer.ok && response.status === 403 && answer.error.label === 'NOT_AUTHORIZED')
    onPageWideRefusal?.('forbidden');
  return answer;
}
