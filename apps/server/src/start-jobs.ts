import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from './deps.ts';
import { readJob } from './platform/jobs/read-job.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { tasksOf } from './workers/tasks.ts';

const retryMs = 2_000;

/** Starts doing the waiting jobs, if this process does any; tries again while the database is away. Answers how to stop. */
export async function startJobs(deps: Deps, url: string): Promise<() => Promise<void>> {
  if (!deps.config.runsJobs) return async () => undefined;
  const stopping = new AbortController();
  const running = start(deps, url, stopping.signal);
  return async () => {
    stopping.abort();
    await (await running)?.stop();
  };
}

async function start(deps: Deps, url: string, stopping: AbortSignal): Promise<Jobs | null> {
  while (!stopping.aborted) {
    try {
      return await runJobs({ url, tasks: tasksOf(deps), read: readJob, log: deps.log });
    } catch (error) {
      deps.log.warn({ err: error }, 'jobs cannot be started yet');
      await wait(retryMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return null;
}
