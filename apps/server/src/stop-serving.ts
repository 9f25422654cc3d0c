import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * `draining`: aborted first; /readyz fails from then on. `stopping`: aborted once no client sends requests here any more; event streams
 * end. `delay`: waits until proxies have noticed the failed readiness.
 */
export type StopPlan = {
  draining: AbortController;
  stopping: AbortController;
  delay: () => Promise<void>;
};

const closeIdleEveryMs = 50;

/**
 * Stops a listening server without cutting a client's connection. Readiness fails while the port is open and requests are answered, and
 * each answer closes its connection. Only after the delay the port and the idle connections close. Resolves after the last answer.
 * docs/rules/operations.md#graceful-stop.
 */
export async function stopServing(
  app: FastifyInstance,
  { draining, stopping, delay }: StopPlan,
): Promise<void> {
  app.server.prependListener('request', closeAfterAnswer);
  draining.abort();
  await delay();
  stopping.abort();
  await closeApp(app);
}

/** Node itself writes the `Connection: close` header when the answer begins. */
function closeAfterAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Closes idle connections repeatedly, because they would keep the process alive. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
  await app.close();
  clearInterval(sweep);
}
