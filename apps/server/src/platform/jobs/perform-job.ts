import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withTimeout } from '../http/with-timeout.ts';
import type { Log } from '../log.ts';
import { instrumentJob, jobSubjectOf } from './instrument-job.ts';
import { type ClaimedJob, deleteJob, postponeJob } from './job-rows.ts';
import type { JobName, JobPayloads } from './job-spec.ts';
import { redactText } from '../redact-text.ts';

/** One task per kind of job, each repeatable: a job is done at least once. Throwing puts it off, with ever longer pauses. */
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void>;
};

/** `read` checks what was stored against its shape; it throws for what is no payload. */
export type JobReader = { readonly [Name in JobName]: (payload: unknown) => JobPayloads[Name] };

/** `mostMs`: a job that takes longer has failed. `failing` hears of an end that could not be written; `unwritten` holds the jobs whose end is still to be written. */
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

/** Does a claimed job and writes how it ended. Never throws. */
export async function performJob(parts: JobRunnerParts, job: ClaimedJob): Promise<void> {
  const problem = await tryJob(parts, job);
  await saveOutcome(parts, job.id, () =>
    problem === null ? deleteJob(parts.pool, job.id) : postponeJob(parts.pool, job, problem),
  );
}

/** Null when it was done, else why not, without addresses, telephones and tokens. A task that hangs frees its worker. */
async function tryJob(
  { tasks, read, log, taskTimeoutMs }: JobRunnerParts,
  job: ClaimedJob,
): Promise<string | null> {
  const subject = jobSubjectOf(job);
  try {
    await instrumentJob(job, subject.requestId, () =>
      withTimeout(taskTimeoutMs, runTask(tasks, read, job.name, job.payload)),
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
  name: Name,
  payload: unknown,
): Promise<void> {
  const task: (payload: JobPayloads[Name]) => Promise<void> = tasks[name];
  await task(read[name](payload));
}

const firstPauseMs = 500;
const maxPauseMs = 4_000;

/**
 * Writes until the database takes it: a job that was done must not be done again only because the disk was full for a moment. A process that
 * stops leaves it to the next, which does the job again.
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
