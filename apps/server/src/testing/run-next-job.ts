import { readJob } from '../platform/jobs/read-job.ts';
import type { JobName, JobPayloads } from '../platform/jobs/job-spec.ts';
import { jobHandlers } from '../workers/job-handlers.ts';
import type { OwnerQueries } from './owner-queries.ts';
import type { OrderServer } from './order-server.ts';

type Waiting = { payload: unknown; at: number };

/**
 * Runs the next waiting job of a name after moving the server's clock to its due time. Returns that
 * time (milliseconds), or null if none waits.
 */
export async function runNextJob(
  server: OrderServer,
  owner: OwnerQueries,
  name: JobName,
): Promise<number | null> {
  const [job] = await owner.rows<Waiting>(
    'burger',
    `with next as (select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = $1 order by j.run_at limit 1)
      delete from graphile_worker._private_jobs where id in (select id from next)
      returning payload, (extract(epoch from run_at) * 1000)::float as at`,
    [name],
  );
  if (!job) return null;
  const at = Math.max(job.at, server.deps.clock());
  server.setClock(at);
  await runTestJob(server, name, job.payload);
  return at;
}

async function runTestJob<Name extends JobName>(
  { deps }: OrderServer,
  name: Name,
  payload: unknown,
): Promise<void> {
  const work: (payload: JobPayloads[Name]) => Promise<void> = jobHandlers(deps)[name];
  await work(readJob[name](payload));
}
