import { type JobName, runTestJob } from './job-handlers.ts';
import type { OwnerQueries } from './owner-queries.ts';
import type { OrderServer } from './order-server.ts';
import { takeJobs } from './take-jobs.ts';

/**
 * Runs the next waiting job of a name after moving the server's clock to its due time. Returns that
 * time (milliseconds), or null if none waits.
 */
export async function runNextJob(
  server: OrderServer,
  owner: OwnerQueries,
  name: JobName,
): Promise<number | null> {
  const [job] = await takeJobs(
    owner,
    name,
    'key = (select key from jobs where name = $1 order by run_at limit 1)',
  );
  if (!job) return null;
  const at = Math.max(job.at, server.deps.clock());
  server.setClock(at);
  await runTestJob(server.deps, name, job.payload);
  return at;
}
