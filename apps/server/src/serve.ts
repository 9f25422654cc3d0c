import closeWithGrace from 'close-with-grace';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { compressBeside } from './compress-beside.ts';
import type { Config } from './config.ts';
import { createDeps } from './create-deps.ts';
import { openServingDatabase } from './open-serving-database.ts';
import { createLog } from './platform/create-log.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { startJobs } from './start-jobs.ts';
import { watchChanges } from './watch-changes.ts';

const drainMs = 10_000;

/** Serves until the process is told to stop. Prints one line of JSON when ready: port and milliseconds since the process began. */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const stopping = new AbortController();
  const { db, servingUrl } = await openServingDatabase(config);
  const deps = await createDeps({ config, db, log, stopping: stopping.signal });
  await deps.tenants.reload();
  const app = buildApp(deps);
  const watch = watchChanges(deps, servingUrl);
  const port = await listen(app, config);
  process.stdout.write(`${JSON.stringify({ ready: true, port, ms: Math.round(performance.now()) })}\n`);
  const stopJobs = startJobs(deps, servingUrl);
  compressBeside(deps);
  giveBackMemory(stopping.signal);

  stopWithGrace(config, async (error) => {
    if (error) log.error({ err: error }, 'stopping: something nobody caught');
    stopping.abort();
    await closeApp(app);
    await Promise.all([stopJobs.then((stop) => stop()), watch.stop(), deps.stockNotice.close()]);
    await db.close();
  });
}

const sweepMs = 50;

/** Connections that are open but silent must not keep the program from ending. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  await app.close();
  clearInterval(sweep);
}

/** Takes no new work, lets what is under way finish for up to ten seconds, then lets go of the database. */
function stopWithGrace({ followsParent }: Config, stop: (error: Error | undefined) => Promise<void>): void {
  const grace = closeWithGrace({ delay: drainMs, logger: false }, ({ err }) => stop(err));
  const close = () => grace.close();
  if (followsParent) process.stdin.once('end', close).once('error', close).resume();
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`port ${port} is taken by another program: set PORT to another`) : error;
  }
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
