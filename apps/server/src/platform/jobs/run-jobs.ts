import { EventEmitter } from 'node:events';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { JobName, JobPayloads } from './job-spec.ts';
import { freeDeadJobs, openLifeline } from './lifeline.ts';

/** One task per kind of job, each repeatable: a job is done at least once. Throwing puts it off, with ever longer pauses. */
export type Tasks = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** `read` checks what was stored against its shape; it throws for what is no payload. */
export type JobReader = { readonly [Name in JobName]: (payload: unknown) => JobPayloads[Name] };

/** `ended`: resolves when they are done no more, stopped or for want of the database; start them again then. */
export type Jobs = { stop(): Promise<void>; ended: Promise<void> };

/** `url` is the serving role's: jobs pass row-level security like any request. `pollMs`: how often due jobs are looked for. */
export type JobsSetting = { url: string; tasks: Tasks; read: JobReader; log: Log; pollMs?: number; concurrency?: number };

/** A task has 60 s at most; one that takes longer hangs, and is given to another. */
const atMostSeconds = 120;
const lookForDeadMs = 5_000;

/** The library looks after a failure to write a job's end only where ends are written in batches; else it would end this process. */
const endedInBatches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Does the waiting jobs until stopped. The library comes in only now, so that a server without jobs does not carry it. */
export async function runJobs(setting: JobsSetting): Promise<Jobs> {
  const held = new AsyncDisposableStack();
  try {
    return await runWith(held, setting);
  } catch (error) {
    await held.disposeAsync();
    throw error;
  }
}

async function runWith(held: AsyncDisposableStack, { url, tasks, read, log, pollMs = 1_000, concurrency = 8 }: JobsSetting): Promise<Jobs> {
  const { run, Logger } = await import('graphile-worker');
  const pool = held.adopt(openPool(url, concurrency + 2), (each) => each.end());
  const lost = Promise.withResolvers<void>();
  const lifeline = held.adopt(await openLifeline(url, lost.resolve), (each) => each.end());
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => void lifeline.hold(workerPool.id).catch(lost.resolve));
  await freeDeadJobs(pool, atMostSeconds);
  const look = () => void freeDeadJobs(pool, atMostSeconds).catch(() => undefined);
  held.adopt(setInterval(look, lookForDeadMs), clearInterval);
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskList(tasks, read, log),
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => (level === 'error' ? log.error({}, message) : undefined)),
    events,
    preset: { worker: endedInBatches },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runner.stop().catch(() => undefined));
  void lost.promise.then(stop);
  const ended = runner.promise
    .catch((error: unknown) => log.warn({ err: error }, 'jobs are done no more'))
    .then(stop)
    .then(() => held.disposeAsync());
  return { ended, stop: () => stop().then(() => ended) };
}

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'comanda jobs', connectionTimeoutMillis: 3_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function taskList(tasks: Tasks, read: JobReader, log: Log): TaskList {
  const names = Object.keys(tasks) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(name, tasks, read, log)]));
}

function taskOf<Name extends JobName>(name: Name, tasks: Tasks, read: JobReader, log: Log): (payload: unknown) => Promise<void> {
  const work: (payload: JobPayloads[Name]) => Promise<void> = tasks[name];
  return async (payload) => {
    try {
      await work(read[name](payload));
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed and will be tried again');
      throw error;
    }
  };
}
