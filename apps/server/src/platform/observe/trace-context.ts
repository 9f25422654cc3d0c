import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';

/**
 * What is being done: `requestId` is one for a shopper's request, the jobs that follow from it and the calls to providers on the way. `spanId`
 * is the part of it that is under way, null where nothing is traced.
 */
export type TraceContext = { readonly requestId: string; readonly spanId: string | null };

const storage = new AsyncLocalStorage<TraceContext>();

export const currentContext = (): TraceContext | undefined => storage.getStore();

/** Null outside of requests and jobs. */
export const currentRequestId = (): string | null => storage.getStore()?.requestId ?? null;

export const runInContext = <T>(context: TraceContext, work: () => T): T =>
  storage.run(context, work);

const processPrefix = randomBytes(10).toString('hex');
let requestCount = 0;

/** 32 hexadecimal digits, the shape of a trace id: 20 of this process, 12 that count. */
export function newRequestId(): string {
  requestCount += 1;
  return `${processPrefix}${requestCount.toString(16).padStart(12, '0')}`;
}

/** Where clients and proxies say it, and read it in the answer. */
export const requestIdHeader = 'x-request-id';

const idShape = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a proxy or a client gave, where it is one; else a new one. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && idShape.test(given) ? given : newRequestId();

/** A trace id has 32 hexadecimal digits: an id of another shape is hashed into one, the same everywhere. */
export const traceIdOf = (requestId: string): string =>
  /^[0-9a-f]{32}$/.test(requestId)
    ? requestId
    : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
