import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withTimeout } from '../http/with-timeout.ts';
import type { Log } from '../log.ts';
import { instrumentJob, jobSubjectOf } from './instrument-job.ts';
import { type ClaimedJob, postponeJob } from './job-rows.ts';
import type { QueueName } from './job-queues.ts';
import { redactText } from '../redact-text.ts';

/**
 * A job with the use case that runs it. `perform` gets the stored payload with its tenant, and
 * throws if the payload is invalid or the work failed; it is then retried with growing pauses. It
 * must be repeatable, because a job runs at least once. `next`: of a recurring job.
 */
export type RunnableJob = {
  readonly name: string;
  readonly queue: QueueName;
  next?(now: number): number;
  perform(stored: object): Promise<void>;
};

/**
 * `taskTimeoutMs`: a job that takes longer has failed. `failing` is called when the failure of a
 * job could not be stored; `unsavedJobs` holds the jobs whose failure is not stored yet.
 */
export type JobRunnerParts = {
  pool: pg.Pool;
  jobs: ReadonlyMap<string, RunnableJob>;
  log: Log;
  taskTimeoutMs: number;
  failing(error: unknown): void;
  unsavedJobs: Set<string>;
  stopping: AbortSignal;
};

/**
 * Runs a claimed job. Returns true if it succeeded: the caller then deletes it. Stores a failure
 * itself. Never throws.
 */
export async function performJob(parts: JobRunnerParts, job: ClaimedJob): Promise<boolean> {
  const problem = await tryJob(parts, job);
  if (problem === null) return true;
  await saveFailure(parts, job.id, () => postponeJob(parts.pool, job, problem));
  return false;
}

/**
 * Returns null if the job succeeded, else the reason, without addresses, telephones and tokens. A
 * handler that exceeds its time limit frees its worker.
 */
async function tryJob(
  { jobs, log, taskTimeoutMs }: JobRunnerParts,
  job: ClaimedJob,
): Promise<string | null> {
  const subject = jobSubjectOf(job);
  try {
    await instrumentJob(job, subject.requestId, () =>
      withTimeout(taskTimeoutMs, runClaimed(jobs, job)),
    );
    return null;
  } catch (error) {
    if (job.attempts < job.maxAttempts)
      log.warn({ err: error, job: job.name, ...subject }, 'a job failed and will be tried again');
    else
      log.error(
        { err: error, job: job.name, ...subject },
        'a job failed for the last time and needs an operator',
      );
    return redactText((error instanceof Error && error.message) || 'failed without a message');
  }
}

async function runClaimed(
  jobs: JobRunnerParts['jobs'],
  { name, tenantId, payload }: ClaimedJob,
): Promise<void> {
  const job = jobs.get(name);
  if (!job) throw new Error(`the job ${name} is not declared`);
  await job.perform({ ...payload, tenantId });
}

const firstPauseMs = 500;
const maxPauseMs = 4_000;

/**
 * Retries until the database stores the failure. If the process stops first, another process runs
 * the job again.
 */
async function saveFailure(
  { failing, unsavedJobs, stopping }: JobRunnerParts,
  id: string,
  save: () => Promise<void>,
): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      await save();
      unsavedJobs.delete(id);
      return;
    } catch (error) {
      if (stopping.aborted) return;
      unsavedJobs.add(id);
      failing(error);
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
