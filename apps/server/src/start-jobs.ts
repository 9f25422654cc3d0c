import type { Deps } from './deps.ts';
import { createMailer } from './features/mail/send-mail.ts';
import { readJob } from './platform/jobs/read-job.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { jobHandlers } from './workers/job-handlers.ts';

/**
 * Starts the job queues, if the configuration says that this process runs jobs. Once stopped, no
 * connection to the mail server is left.
 */
export function startJobs(deps: Deps, url: string): Jobs {
  if (!deps.config.runsJobs) return { stop: async () => undefined };
  const mailer = createMailer(deps);
  const jobs = runJobs({
    url,
    tasks: jobHandlers(deps, mailer.send),
    read: readJob,
    log: deps.log,
    health: deps.jobHealth,
    recurs: true,
  });
  return { stop: () => jobs.stop().finally(mailer.close) };
}
