import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withTimeout } from '../http/with-timeout.ts';
import type { Log } from '../log.ts';
import { instrumentJob, jobSubjectOf } from './instrument-job.ts';
import { type ClaimedJob, deleteJob, postponeJob } from './job-rows.ts';
import type { JobName, JobPayloads } from './job-spec.ts';
import { redactText } from '../redact-text.ts';

/**
 * The handler of each job. A handler must be repeatable, because a job runs at least once. A job that throws is retried with growing
 * pauses.
 */
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void>;
};

/** Validates a stored payload; throws if it is invalid. */
export type JobReader = { readonly [Name in JobName]: (payload: unknown) => JobPayloads[Name] };

/**
 * `taskTimeoutMs`: a job that takes longer has failed. `failing` is called when the outcome of a job could not be stored; `unsavedJobs`
 * holds the jobs whose outcome is not stored yet.
 */
export type JobRunnerParts = {
  pool: pg.Pool;
  tasks: JobHandlers;
  read: JobReader;
  log: Log;
  taskTimeoutMs: number;
  failing(error: unknown): void;
  unsavedJobs: Set<string>;
  stopping: AbortSignal;
};

/** Runs a claimed job and stores its outcome. Never throws. */
export async function performJob(parts: JobRunnerParts, job: ClaimedJob): Promise<void> {
  const problem = await tryJob(parts, job);
  await saveOutcome(parts, job.id, () =>
    problem === null ? deleteJob(parts.pool, job) : postponeJob(parts.pool, job, problem),
  );
}

/**
 * Returns null if the job succeeded, else the reason, without addresses, telephones and tokens. A handler that exceeds its time limit frees
 * its worker.
 */
async function tryJob(
  { tasks, read, log, taskTimeoutMs }: JobRunnerParts,
  job: ClaimedJob,
): Promise<string | null> {
  const subject = jobSubjectOf(job);
  try {
    await instrumentJob(job, subject.requestId, () =>
      withTimeout(taskTimeoutMs, runTask(tasks, read, job)),
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

async function runTask<Name extends JobName>(
  tasks: JobHandlers,
  read: JobReader,
  { name, tenantId, payload }: ClaimedJob & { name: Name },
): Promise<void> {
  const task: (payload: JobPayloads[Name]) => Promise<void> = tasks[name];
  await task(read[name]({ ...payload, tenantId }));
}

const firstPauseMs = 500;
const maxPauseMs = 4_000;

/**
 * Retries until the database stores the outcome, so that a completed job does not run again because the disk was full for a moment. If the
 * process stops first, another process runs the job again.
 */
async function saveOutcome(
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
