import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * `leaving`: aborted first, /readyz says no from then on. `stopping`: aborted once nobody sends requests here any more, event streams end.
 * `delay`: waits until proxies have seen that.
 */
export type StopPlan = {
  draining: AbortController;
  stopping: AbortController;
  delay: () => Promise<void>;
};

const closeIdleEveryMs = 50;

/**
 * Takes a listening server out of service so that no client finds a connection cut: readiness fails while the port is open and requests are
 * answered, each answer closes its connection, and only after the delay the port and the connections that are silent are closed. Resolves
 * when the last answer is sent. docs/rules/operations.md#graceful-stop.
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

/** The header is written by Node itself when the answer begins. */
function closeAfterAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Connections that are open but silent must not keep the program from ending. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
  await app.close();
  clearInterval(sweep);
}
