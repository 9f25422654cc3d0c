import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { retryAfterSeconds } from './retry-after.ts';

export type SendOptions = {
  /** How a call waits before it is repeated, in milliseconds. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  /** Hears what the server's clock showed (milliseconds; NaN when it does not say) as an answer left it. */
  onServerTime?: (serverMs: number) => void;
};

/** How often a call is repeated, what ends it, and why it has no answer then. */
export type RetryLimits = {
  retries: number;
  signal: AbortSignal;
  abortRefusal: () => Refusal | null;
};

const retryableStatuses = new Set([408, 429, 502, 503, 504]);
/** A server that wants more, in milliseconds, is not waited for: the refusal says when to try again. */
const maxWaitMs = 10_000;

/** Sends with up to `retries` repeats, full jitter, Retry-After honoured (docs/rules/limits.md#api-retries, docs/rules/limits.md#pause-between-retries). */
export async function sendWithRetries(
  request: Request,
  { retries, signal, abortRefusal }: RetryLimits,
  options: SendOptions,
): Promise<Result<Response, Refusal>> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(request.clone(), { signal }).catch(() => null);
    if (response !== null) options.onServerTime?.(Date.parse(response.headers.get('date') ?? ''));
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
