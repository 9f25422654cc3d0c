import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { openServingDatabase } from './open-serving-database.ts';
import { createLog } from './platform/create-log.ts';
import { readJob } from './platform/jobs/read-job.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { watchChanges } from './watch-changes.ts';
import { tasksOf } from './workers/tasks.ts';

const drainMs = 10_000;
const config = readConfig();
const log = createLog(config.logLevel);
const stopping = new AbortController();

const { db, servingUrl } = await openServingDatabase(config);
const deps = await createDeps({ config, db, log, stopping: stopping.signal });
await deps.tenants.reload();
const app = buildApp(deps);
const stopWatching = watchChanges(deps, servingUrl);
await listen(app);
const jobs = config.runsJobs ? startJobs() : null;
process.stdout.write(`${JSON.stringify({ ready: true, port: config.port, ms: Math.round(performance.now()) })}\n`);
void deps.client.warm().catch((error: unknown) => log.warn({ err: error }, 'a file of the web app could not be read'));

/** Stops taking work, lets what is under way finish for up to ten seconds, then lets go of the database. */
const grace = closeWithGrace({ delay: drainMs, logger: false }, async ({ err }) => {
  if (err) log.error({ err }, 'stopping: something nobody caught');
  stopping.abort();
  await app.close();
  await Promise.all([jobs?.then((running) => running?.stop()), stopWatching(), deps.stockNotice.close()]);
  await db.close();
});

if (config.followsParent) process.stdin.once('end', () => void grace.close()).once('error', () => void grace.close()).resume();

async function listen(server: FastifyInstance): Promise<void> {
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    process.stderr.write(isTaken ? `port ${config.port} is taken: set PORT to another\n` : `${String(error)}\n`);
    process.exit(1);
  }
}

/** Calls are served while jobs wait: without their runner they wait for another process. */
async function startJobs(): Promise<Jobs | null> {
  try {
    return await runJobs({ url: servingUrl, tasks: tasksOf(deps), read: readJob, log });
  } catch (error) {
    log.error({ err: error }, 'the job runner did not start');
    return null;
  }
}
