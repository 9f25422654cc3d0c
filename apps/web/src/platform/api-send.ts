import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { retryAfterSeconds } from './retry-after.ts';

export type SendOptions = {
  /** How a call waits before it is repeated, in milliseconds. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  /** Hears what the server's clock showed (milliseconds; NaN when it does not say) as an answer left it. */
  hearTime?: (there: number) => void;
};

/** How often a call is repeated, what ends it, and why it has no answer then. */
export type Patience = { retries: number; signal: AbortSignal; gaveUp: () => Refusal | null };

const passing = new Set([408, 429, 502, 503, 504]);
/** A server that wants more, in milliseconds, is not waited for: the refusal says when to try again. */
const longestWaitMs = 10_000;

/** Sends with up to `retries` repeats, full jitter, Retry-After honoured (reliability §3). */
export async function send(
  request: Request,
  { retries, signal, gaveUp }: Patience,
  options: SendOptions,
): Promise<Result<Response, Refusal>> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(request.clone(), { signal }).catch(() => null);
    if (response !== null) options.hearTime?.(Date.parse(response.headers.get('date') ?? ''));
    if (response !== null && !passing.has(response.status)) return accept(response);
    const pause = retryDelay(response, attempt, options.random);
    const isLast = attempt >= retries || pause > longestWaitMs;
    if (!isLast && !signal.aborted) await options.wait(pause, signal);
    const end = gaveUp();
    if (end?.metadata['aborted'] === true) return refuse(end);
    if (isLast || end !== null) return response === null ? refuse(end ?? refusalOf('NETWORK_ERROR')) : accept(response);
  }
}

function retryDelay(response: Response | null, attempt: number, random: () => number): number {
  const seconds = response === null ? null : retryAfterSeconds(response.headers);
  return seconds !== null && seconds > 0 ? seconds * 1_000 : random() * 300 * 2 ** attempt;
}
