import type { Deps } from './deps.ts';
import { createMailer } from './mail/send-mail.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { runnableJobs } from './jobs.ts';

/**
 * Starts the job queues, if the configuration says that this process runs jobs. Once stopped, no
 * connection to the mail server is left.
 */
export function startJobs(deps: Deps, url: string): Jobs {
  if (!deps.config.runsJobs) return { stop: async () => undefined };
  const mailer = createMailer(deps);
  const jobs = runJobs({
    url,
    jobs: runnableJobs(deps, mailer.send),
    log: deps.log,
    health: deps.jobHealth,
    recurs: true,
  });
  return { stop: () => jobs.stop().finally(mailer.close) };
}
