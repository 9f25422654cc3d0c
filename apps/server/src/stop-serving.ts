import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';

/**
 * `draining`: aborted first; /readyz fails from then on. `stopping`: aborted once no client sends
 * requests here any more; event streams end, and no order or payment begins. `ending`: aborted when
 * half of the time of the running calls is over; they are answered with SHUTDOWN_ACTIVE. `delay`:
 * waits until proxies have noticed the failed readiness. `drainMs`: milliseconds until the process
 * ends.
 */
export type StopPlan = {
  draining: AbortController;
  stopping: AbortController;
  ending: AbortController;
  drainMs: number;
  delay: () => Promise<void>;
};

const closeIdleEveryMs = 50;

/**
 * Stops a listening server without cutting a client's connection. Readiness fails while the port is
 * open and requests are answered, and each answer closes its connection. Only after the delay the
 * port and the idle connections close. A call that runs for too long is answered before the process
 * ends; its idempotency key tells its outcome at another server. Resolves after the last answer.
 * docs/rules/operations.md#graceful-stop.
 */
export async function stopServing(
  app: FastifyInstance,
  { draining, stopping, ending, drainMs, delay }: StopPlan,
): Promise<void> {
  app.server.prependListener('request', closeAfterAnswer);
  draining.abort();
  await delay();
  stopping.abort();
  const timer = setTimeout(() => ending.abort(), drainMs / 2);
  await closeApp(app);
  clearTimeout(timer);
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

/**
 * `error`: the uncaught exception that stops the process. `delayMs`: milliseconds before the port
 * closes.
 */
type StopReason = { error: Error | undefined; delayMs: number };

/**
 * Stops the server: takes no new work, lets requests and jobs finish for `shutdownDrainMs`
 * milliseconds, then closes the database. On SIGTERM, which a deploy sends, proxies first get
 * `shutdownDelayMs` milliseconds to use other servers; Ctrl-C and the end of the parent process
 * skip the delay. An uncaught exception stops the program too; an unhandled rejection does not
 * (report-unhandled-rejections.ts).
 */
export function stopGracefully(
  { stopsWithParent, shutdownDelayMs, shutdownDrainMs }: Config,
  stop: (reason: StopReason) => Promise<void>,
): void {
  const options = {
    delay: shutdownDelayMs + shutdownDrainMs,
    logger: false as const,
    skip: ['unhandledRejection' as const],
  };
  const grace = closeWithGrace(options, ({ err, signal }) =>
    stop({ error: err, delayMs: signal === 'SIGTERM' ? shutdownDelayMs : 0 }),
  );
  const close = () => grace.close();
  if (stopsWithParent) process.stdin.once('end', close).once('error', close).resume();
}
