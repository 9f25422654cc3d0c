import type { Deps } from './deps.ts';
import { createMailer } from './mail/send-mail.ts';
import { type Jobs, runJobs } from './platform/jobs/run-jobs.ts';
import { runnableJobs } from './jobs.ts';
import type { ReloadableDirectory } from './tenant/tenant-directory.rows.ts';

type JobDeps = Deps & { tenants: ReloadableDirectory };

/** `start`: the queues of a database that is admitted now, by its address and place. */
type JobsOfDatabases = Jobs & { start(url: string, place: number): void };

/**
 * Starts the job queues of each database, if the configuration says that this process runs jobs.
 * What recurs for all brands recurs in each database, for its own. Once stopped, no connection to
 * the mail server is left. `urls`: of each database; `awaited`: the places of those that are not
 * admitted yet.
 */
export function startJobs(
  deps: JobDeps,
  urls: readonly string[],
  awaited: readonly number[] = [],
): JobsOfDatabases {
  if (!deps.config.runsJobs) return { start: () => undefined, stop: async () => undefined };
  const mailer = createMailer(deps);
  const { log, tenants, jobHealth } = deps;
  const started: Jobs[] = [];
  const start = (url: string, place: number): void =>
    void started.push(
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
  for (const [place, url] of urls.entries()) if (!awaited.includes(place)) start(url, place);
  return {
    start,
    stop: () => Promise.all(started.map((jobs) => jobs.stop())).then(() => mailer.close()),
  };
}
