import type { CallName, FaultName } from './fault.ts';

/** One call that came to an emulated provider, without anything that opens something. `status` null: the connection was cut. */
export type SeenRequest = {
  readonly at: number;
  readonly provider: string;
  readonly call: CallName | 'form';
  readonly merchantRef: string | null;
  readonly method: string;
  readonly path: string;
  readonly fault: FaultName | null;
  readonly status: number | null;
};
export type RequestLog = { note(request: SeenRequest): void; newest(): readonly SeenRequest[] };

const keptRequests = 500;

/** The last 500 calls, newest first. */
export function createRequestLog(kept = keptRequests): RequestLog {
  const ring: SeenRequest[] = [];
  let next = 0;
  return {
    note: (request) => {
      ring[next] = request;
      next = (next + 1) % kept;
    },
    newest: () => [...ring.slice(next), ...ring.slice(0, next)].toReversed(),
  };
}

const secrets = /[0-9a-f]{32,}/gi;

/** An address whose long hexadecimal parts (tokens) keep their last four signs. */
export const redacted = (path: string): string => path.replaceAll(secrets, (secret) => `…${secret.slice(-4)}`);
