import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from './deps.ts';
import { readJob } from './platform/jobs/read-job.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { tasksOf } from './workers/tasks.ts';

const retryMs = 2_000;

/** Does the waiting jobs, if this process does any, and begins again when the database has been away. Answers how to stop. */
export async function startJobs(deps: Deps, url: string): Promise<() => Promise<void>> {
  if (!deps.config.runsJobs) return async () => undefined;
  const stopping = new AbortController();
  const running = keepRunning(deps, url, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function keepRunning(deps: Deps, url: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const jobs = await start(deps, url);
    const stop = () => void jobs?.stop();
    stopping.addEventListener('abort', stop);
    if (stopping.aborted) stop();
    await jobs?.ended;
    stopping.removeEventListener('abort', stop);
    await wait(retryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function start(deps: Deps, url: string): Promise<Jobs | null> {
  try {
    return await runJobs({ url, tasks: tasksOf(deps), read: readJob, log: deps.log });
  } catch (error) {
    deps.log.warn({ err: error }, 'jobs cannot be started yet');
    return null;
  }
}
