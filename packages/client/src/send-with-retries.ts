import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CallOptions } from './api-request.ts';
import { retryAfterSeconds } from './retry-after.ts';

export type SendOptions = {
  /** Waits `ms` milliseconds before a call is repeated, or until `signal` aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  /** Receives the time of the answer's Date header in milliseconds; NaN without the header. */
  onServerTime?: (serverMs: number) => void;
};

/**
 * Number of repeats, the signal that ends the call, and the refusal of a call that ended without an
 * answer.
 */
export type RetryLimits = {
  retries: number;
  signal: AbortSignal;
  abortRefusal: () => Refusal | null;
};

/**
 * Number of repeats of a call. Only a GET and a call with an idempotency key are repeated; a caller
 * that gives `abortRetries` wants none. docs/rules/web.md#api-retries.
 */
export function retriesOf(endpoint: Endpoint, input: CallOptions): number {
  if (input.abortRetries) return 0;
  return endpoint.method === 'GET' || input.idempotencyKey !== undefined ? 3 : 0;
}

const retryableStatuses = new Set([408, 429, 502, 503, 504]);
/**
 * Longest wait in milliseconds. If the server asks for more, the call ends with a refusal that
 * carries the wait.
 */
const maxWaitMs = 10_000;

/**
 * Sends the request with up to `retries` repeats, full jitter and Retry-After
 * (docs/rules/web.md#api-retries, docs/rules/web.md#pause-between-retries).
 */
export async function sendWithRetries(
  request: Request,
  { retries, signal, abortRefusal }: RetryLimits,
  options: SendOptions,
): Promise<Result<Response, Refusal>> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(request.clone(), { signal }).catch(() => null);
    if (response !== null) options.onServerTime?.(instantOf(response.headers.get('date') ?? ''));
    if (response !== null && !retryableStatuses.has(response.status)) return accept(response);
    const pause = retryDelay(response, attempt, options.random);
    const isLast = attempt >= retries || pause > maxWaitMs;
    if (!isLast && !signal.aborted) await options.wait(pause, signal);
    const endRefusal = abortRefusal();
    if (endRefusal?.metadata['aborted'] === true) return refuse(endRefusal);
    if (isLast || endRefusal !== null)
      return response === null
        ? refuse(endRefusal ?? refusalOf('NETWORK_ERROR'))
        : accept(response);
  }
}

function retryDelay(response: Response | null, attempt: number, random: () => number): number {
  const seconds = response === null ? null : retryAfterSeconds(response.headers);
  return seconds !== null && seconds > 0 ? seconds * 1_000 : random() * 300 * 2 ** attempt;
}
