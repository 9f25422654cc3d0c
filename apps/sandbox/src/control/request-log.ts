import type { CallName, FaultName } from './fault.ts';

/** One call to an emulated provider, without secrets. `status` null: the connection was cut. */
type LoggedRequest = {
  readonly at: number;
  readonly provider: string;
  readonly call: CallName | 'form';
  readonly merchantRef: string | null;
  readonly method: string;
  readonly path: string;
  readonly fault: FaultName | null;
  readonly status: number | null;
};
export type RequestLog = { add(request: LoggedRequest): void; newest(): readonly LoggedRequest[] };

const maxRequests = 500;

/** Stores the last calls (500 by default), newest first. */
export function createRequestLog(capacity = maxRequests): RequestLog {
  const ring: LoggedRequest[] = [];
  let next = 0;
  return {
    add: (request) => {
      ring[next] = request;
      next = (next + 1) % capacity;
    },
    newest: () => [...ring.slice(next), ...ring.slice(0, next)].toReversed(),
  };
}

const secrets = /[0-9a-f]{32,}/gi;

/** Shortens long hexadecimal parts (tokens) of an address to their last four characters. */
export const redacted = (path: string): string =>
  path.replaceAll(secrets, (secret) => `…${secret.slice(-4)}`);
