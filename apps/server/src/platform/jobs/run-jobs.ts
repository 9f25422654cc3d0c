import pg from 'pg';
import type { Log } from '../log.ts';
import type { JobHealth } from './job-health.ts';
import { jobsOfQueue, type QueueName, queueNames, type QueueSize, queueSizes, urgencyOf } from './job-queues.ts';
import { claimJob } from './job-rows.ts';
import { freeDeadJobs, type HoldTimes, keepLifeline, type Lifeline } from './lifeline.ts';
import { type JobReader, performJob, type Tasks } from './perform-job.ts';
import { addRecurringJobs } from './recurring-jobs.ts';
import { runQueue } from './run-queue.ts';

/** `stop`: takes no more jobs and resolves when those under way have ended. */
export type Jobs = { stop(): Promise<void> };

/** `url` is the serving role's: jobs pass row-level security like any request. `pollMs`: how often due jobs are looked for. */
export type JobsSetting = {
  url: string;
  tasks: Tasks;
  read: JobReader;
  log: Log;
  health: JobHealth;
  pollMs?: number;
  /** Adds the recurring jobs as well. */
  recurs?: boolean;
  sizes?: Readonly<Record<QueueName, QueueSize>>;
};

/** From when a job has failed for its length until it counts as stuck with its process and is given to another. */
const graceSeconds = 30;
const lookForDeadMs = 5_000;
const recurEveryMs = 30_000;
/** Claims and ends of jobs take a moment each; the tasks themselves use the connections that serve. */
const connections = 4;

/**
 * Does the waiting jobs until stopped, each queue with workers of its own. The database may be away or refuse writes at any time, also at the
 * start: the queues wait and go on by themselves. A job is claimed in the name of a lock that this process holds while it lives
 * (docs/decisions/0013-a-job-is-kept-by-whoever-holds-its-lock.md).
 */
export function runJobs(setting: JobsSetting): Jobs {
  const stopping = new AbortController();
  const pool = openPool(setting.url);
  const lifeline = keepLifeline(setting.url);
  const holdTimes = holdTimesOf(setting.sizes ?? queueSizes);
  const freeDead = () => void freeDeadJobs(pool, holdTimes).catch(() => undefined);
  const timer = setInterval(freeDead, lookForDeadMs);
  freeDead();
  const recur = () => void (setting.recurs ? addRecurringJobs(pool, Date.now()).catch(() => undefined) : undefined);
  const recurTimer = setInterval(recur, recurEveryMs);
  recur();
  const queues = queueNames.map((name) => startQueue(setting, { name, pool, lifeline, stopping: stopping.signal }));
  const ended = Promise.all(queues).then(async () => {
    clearInterval(timer);
    clearInterval(recurTimer);
    await lifeline.end();
    await pool.end();
  });
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

const holdTimesOf = (sizes: Readonly<Record<QueueName, QueueSize>>): HoldTimes =>
  Object.fromEntries(queueNames.flatMap((queue) => jobsOfQueue(queue).map((name) => [name, sizes[queue].mostSeconds + graceSeconds])));

type Shared = { name: QueueName; pool: pg.Pool; lifeline: Lifeline; stopping: AbortSignal };

async function startQueue(setting: JobsSetting, { name, pool, lifeline, stopping }: Shared): Promise<void> {
  const { tasks, read, log, health, pollMs = 1_000, sizes = queueSizes } = setting;
  const names = jobsOfQueue(name);
  const claimable = { names, urgencies: names.map(urgencyOf) };
  const unwritten = new Set<string>();
  const failing = (error: unknown) => health.failing(name, error);
  const performing = { pool, tasks, read, log, mostMs: sizes[name].mostSeconds * 1_000, failing, unwritten, stopping };
  await lifeline.tried;
  await runQueue({
    ...{ name, size: sizes[name], pollMs, unwritten, health, stopping },
    claim: async (busy) => claimJob(pool, { owner: held(lifeline.owner()), ...claimable, busy }),
    perform: (job) => performJob(performing, job),
  });
}

/** @throws while it is not held: a job claimed without it would be given to another process at once. */
function held(owner: string | null): string {
  if (owner === null) throw new Error('the lock that shows that this process does jobs is not held');
  return owner;
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: connections, application_name: 'comanda jobs', keepAlive: true },
    ...{ connectionTimeoutMillis: 3_000, statement_timeout: 10_000, query_timeout: 15_000 },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
