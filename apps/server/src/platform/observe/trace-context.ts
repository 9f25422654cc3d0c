import { holdsCardNumber } from '@comanda/domain/card-numbers/find-card-number.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';

/**
 * Context of the current work. A shopper's request, its jobs and its calls to providers share one
 * `requestId`. `spanId` is the current span, null while traces are off.
 */
export type TraceContext = { readonly requestId: string; readonly spanId: string | null };

const storage = new AsyncLocalStorage<TraceContext>();

export const currentContext = (): TraceContext | undefined => storage.getStore();

/** Returns the request id of the current work; null outside of requests and jobs. */
export const currentRequestId = (): string | null => storage.getStore()?.requestId ?? null;

export const runInContext = <T>(context: TraceContext, work: () => T): T =>
  storage.run(context, work);

const processPrefix = randomBytes(10).toString('hex');
let requestCount = 0;

/**
 * Returns 32 hexadecimal digits, the format of a trace id: 20 identify this process, 12 are a
 * counter.
 */
export function newRequestId(): string {
  requestCount += 1;
  return `${processPrefix}${requestCount.toString(16).padStart(12, '0')}`;
}

/** Header in which clients and proxies send the request id and in which the server returns it. */
export const requestIdHeader = 'x-request-id';

const idShape = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Returns the id that a proxy or a client sent if it is valid, else a new one. A card number is no
 * id: logs, answers and calls to providers repeat it.
 */
export const requestIdOf = (header: string | readonly string[] | undefined): string =>
  typeof header === 'string' && idShape.test(header) && !holdsCardNumber(header)
    ? header
    : newRequestId();

/**
 * Converts a request id to a trace id of 32 hexadecimal digits. An id of another format is hashed,
 * with the same result in every process.
 */
export const traceIdOf = (requestId: string): string =>
  /^[0-9a-f]{32}$/.test(requestId)
    ? requestId
    : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
