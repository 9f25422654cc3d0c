import type { Deps } from './deps.ts';
import { createMailer } from './mail/send-mail.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { runnableJobs } from './jobs.ts';
import type { ReloadableDirectory } from './tenant/tenant-directory.rows.ts';

type JobDeps = Deps & { tenants: ReloadableDirectory };

/**
 * Starts the job queues of each database, if the configuration says that this process runs jobs.
 * What recurs for all brands recurs in each database, for its own. Once stopped, no connection to
 * the mail server is left. `urls`: of each database.
 */
export function startJobs(deps: JobDeps, urls: readonly string[]): Jobs {
  if (!deps.config.runsJobs) return { stop: async () => undefined };
  const mailer = createMailer(deps);
  const { log, tenants, jobHealth } = deps;
  const each = urls.map((url, place) =>
    runJobs({
      url,
      jobs: runnableJobs(
        { ...deps, tenants: { ...tenants, ids: () => tenants.idsAt(place) } },
        mailer.send,
      ),
      log,
      health: jobHealth.of(place),
      elsewhere: () => tenants.elsewhere(place),
      recurs: true,
    }),
  );
  return {
    stop: () => Promise.all(each.map((jobs) => jobs.stop())).then(() => mailer.close()),
  };
}
