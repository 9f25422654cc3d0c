import type { CallName, FaultName } from './fault.ts';

/** One call that came to an emulated provider, without anything that opens something. `status` null: the connection was cut. */
export type LoggedRequest = {
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

/** The last 500 calls, newest first. */
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

/** An address whose long hexadecimal parts (tokens) keep their last four signs. */
export const redacted = (path: string): string =>
  path.replaceAll(secrets, (secret) => `…${secret.slice(-4)}`);
