import type { JobName } from './job-handlers.ts';
import type { OwnerQueries } from './owner-queries.ts';

export type TakenJob = { payload: object; at: number };

/**
 * Takes the waiting jobs of a name out of the queue, oldest first, and returns their payloads with
 * their tenant and their due times (milliseconds). `where`: a condition on the columns of `jobs`,
 * with parameters from $2.
 */
export const takeJobs = (
  owner: OwnerQueries,
  name: JobName,
  where = 'true',
  values: readonly unknown[] = [],
): Promise<TakenJob[]> =>
  owner.rows<TakenJob>(
    'burger',
    `with taken as (delete from jobs where name = $1 and ${where} returning *)
      select payload || jsonb_build_object('tenantId', tenant_id) as payload,
        (extract(epoch from run_at) * 1000)::float as at
      from taken order by id`,
    [name, ...values],
  );
