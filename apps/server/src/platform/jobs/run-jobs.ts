import type pg from 'pg';
import type { Log } from '../log.ts';
import type { JobHealth } from './job-health.ts';
import { type QueueName, queueNames, type QueueSize, queueSizes } from './job-queues.ts';
import { type Claim, type ClaimedJob, claimJobs, deleteJobs } from './job-rows.ts';
import {
  releaseDeadJobs,
  type HoldTimes,
  keepHeartbeatLock,
  type HeartbeatLock,
} from './heartbeat-lock.ts';
import { performJob, type RunnableJob } from './perform-job.ts';
import { addRecurringJobs, type RecurringJob } from './recurring-jobs.ts';
import { runQueue } from './run-queue.ts';
import { jobRunnerPool } from './job-runner-pool.ts';

/** `stop`: claims no more jobs and resolves when the running ones have ended. */
export type Jobs = { stop(): Promise<void> };

/**
 * `url` is the serving role's: jobs are subject to row-level security like requests. `pollMs`:
 * milliseconds between polls for due jobs.
 */
export type JobsOptions = {
  url: string;
  jobs: readonly RunnableJob[];
  log: Log;
  health: JobHealth;
  pollMs?: number;
  /** Brands whose jobs are claimed in another database. */
  elsewhere?: () => readonly string[];
  /** Adds the recurring jobs as well. */
  recurs?: boolean;
  sizes?: Readonly<Record<QueueName, QueueSize>>;
};

/**
 * Seconds from a job's time limit until its process counts as frozen and another process gets the
 * job.
 */
const graceSeconds = 30;
const releaseDeadEveryMs = 5_000;
const recurEveryMs = 30_000;

/**
 * Runs the waiting jobs until stopped, each queue with its own workers. The database may be
 * unavailable or refuse writes at any time, also at the start: the queues wait and resume. A job is
 * claimed under a lock that this process holds while it lives
 * (docs/decisions/0013-job-ownership-by-advisory-lock.md).
 */
export function runJobs(options: JobsOptions): Jobs {
  const stopping = new AbortController();
  const pool = jobRunnerPool(options.url);
  const heartbeatLock = keepHeartbeatLock(options.url);
  const holdTimes = holdTimesOf(options.sizes ?? queueSizes);
  const releaseDead = () => void releaseDeadJobs(pool, holdTimes).catch(() => undefined);
  const timer = setInterval(releaseDead, releaseDeadEveryMs);
  releaseDead();
  const recurring = options.recurs ? options.jobs.filter(isRecurring) : [];
  const addRecurring = () =>
    void addRecurringJobs(pool, recurring, Date.now()).catch(() => undefined);
  const recurTimer = setInterval(addRecurring, recurEveryMs);
  addRecurring();
  const queues = queueNames.map((name) =>
    startQueue(options, { name, pool, heartbeatLock, stopping: stopping.signal }),
  );
  const ended = Promise.all(queues).then(async () => {
    clearInterval(timer);
    clearInterval(recurTimer);
    await heartbeatLock.end();
    await pool.end();
  });
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

const isRecurring = (job: RunnableJob): job is RunnableJob & RecurringJob => job.next !== undefined;

const holdTimesOf = (sizes: Readonly<Record<QueueName, QueueSize>>): HoldTimes =>
  Object.fromEntries(queueNames.map((queue) => [queue, sizes[queue].maxSeconds + graceSeconds]));

type QueueContext = {
  name: QueueName;
  pool: pg.Pool;
  heartbeatLock: HeartbeatLock;
  stopping: AbortSignal;
};

async function startQueue(
  options: JobsOptions,
  { name, pool, heartbeatLock, stopping }: QueueContext,
): Promise<void> {
  const { log, health, elsewhere = () => [], pollMs = 1_000, sizes = queueSizes } = options;
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const names = options.jobs.filter(({ queue }) => queue === name).map((job) => job.name);
  const unsavedJobs = new Set<string>();
  const failing = (error: unknown) => health.failing(name, error);
  const runnerParts = {
    pool,
    jobs,
    log,
    taskTimeoutMs: sizes[name].maxSeconds * 1_000,
    failing,
    unsavedJobs,
    stopping,
  };
  await heartbeatLock.firstAttempt;
  await runQueue({
    name,
    size: sizes[name],
    pollMs,
    unsavedJobs,
    health,
    stopping,
    claim: ({ busy, most }, ended) => {
      const claim = { queue: name, names, most, busy: [...busy, ...elsewhere()] };
      return claimUnderLock(pool, heartbeatLock.owner(), claim, ended);
    },
    deleteEnded: (ended) => deleteJobs(pool, ended),
    perform: (job) => performJob(runnerParts, job),
  });
}

/**
 * Claims jobs and deletes those that have ended. `owner`: the name of the lock.
 * @throws Error while the lock is not held: another process would get a job claimed without it at
 * once. The ended jobs are deleted first.
 */
async function claimUnderLock(
  pool: pg.Pool,
  owner: string | null,
  claim: Omit<Claim, 'owner'>,
  ended: readonly ClaimedJob[],
): Promise<readonly ClaimedJob[]> {
  if (owner !== null) return claimJobs(pool, { ...claim, owner }, ended);
  if (ended.length > 0) await deleteJobs(pool, ended);
  throw new Error('the heartbeat lock is not held');
}
