import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { readReference } from '../db/read-reference.ts';
import { queueNames, queueOf } from './job-queues.ts';
import type { JobName } from './job-spec.ts';

type Due = { name: JobName; due: number; oldest: number; exhausted: number };

/**
 * Returns the waiting jobs of the whole database as lines in Prometheus' text format: for each
 * queue the number of due jobs, the seconds for which the longest due job has waited, and the
 * number of jobs that failed their last attempt. Empty while the database is unavailable.
 */
export async function jobMetrics(db: Database): Promise<string[]> {
  const rows = await dueJobs(db).catch(() => null);
  if (rows === null) return [];
  return queueNames.flatMap((queue) => {
    const ofQueue = rows.filter(({ name }) => queueOf[name] === queue);
    const sum = (count: (row: Due) => number) =>
      ofQueue.reduce((total, row) => total + count(row), 0);
    return [
      `comanda_jobs_due{queue="${queue}"} ${sum(({ due }) => due)}`,
      `comanda_jobs_oldest_seconds{queue="${queue}"} ${Math.max(0, ...ofQueue.map(({ oldest }) => oldest))}`,
      `comanda_jobs_exhausted{queue="${queue}"} ${sum(({ exhausted }) => exhausted)}`,
    ];
  });
}

const dueJobs = (db: Database): Promise<Due[]> =>
  readReference<Due>(
    db,
    'due-jobs',
    sql`select t.identifier as name,
      count(*) filter (where j.attempts < j.max_attempts)::int as due,
        coalesce(extract(epoch
          from now() - min(j.run_at) filter (where j.attempts < j.max_attempts)),
          0)::float as oldest,
        count(*) filter (where j.attempts >= j.max_attempts
          and j.locked_at is null)::int as exhausted
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.run_at <= now() group by t.identifier`,
  );
