import type { Deps } from './deps.ts';
import { readJob } from './platform/jobs/read-job.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { jobHandlers } from './workers/job-handlers.ts';

/** Starts the job queues, if the configuration says that this process runs jobs. */
export function startJobs(deps: Deps, url: string): Jobs {
  if (!deps.config.runsJobs) return { stop: async () => undefined };
  return runJobs({
    url,
    tasks: jobHandlers(deps),
    read: readJob,
    log: deps.log,
    health: deps.jobHealth,
    recurs: true,
  });
}
