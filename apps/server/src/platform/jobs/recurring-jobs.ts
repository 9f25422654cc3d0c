import type pg from 'pg';
import { dayMs, hourMs } from '@comanda/domain/duration.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { insertJobs } from './insert-jobs.ts';
import type { QueueName } from './job-queues.ts';

/** `next`: the next time of the job after `now`, both in milliseconds. */
type Declaration<Name extends string> = {
  name: Name;
  queue: QueueName;
  next(now: number): number;
};

export type RecurringJob = Declaration<string>;

/** 07:00 UTC: night in Chile, Mexico and Guatemala. */
const nightMs = 7 * hourMs;

/** Returns the next night, in milliseconds since the epoch. */
export const nextNight = (now: number): number =>
  Math.floor((now - nightMs) / dayMs) * dayMs + dayMs + nightMs;

/** 14:00 UTC: the morning in Chile, Mexico and Guatemala, when managers read their mail. */
const morningMs = 14 * hourMs;

/** Returns the next morning, in milliseconds since the epoch. */
export const nextMorning = (now: number): number =>
  Math.floor((now - morningMs) / dayMs) * dayMs + dayMs + morningMs;

/** Declares a job of the whole installation, which recurs. */
export const defineRecurringJob = <const Name extends string>(declaration: Declaration<Name>) => ({
  ...declaration,
  read: () => ({}),
});

/** The tenant of jobs that belong to no brand, and so to the whole installation. */
const installation = '';

/**
 * Adds each recurring job that is not waiting yet, for its next time. Its name is its key, so that
 * all processes together have it once; one that failed its last attempt waits again. `now` in
 * milliseconds.
 */
export async function addRecurringJobs(
  pool: pg.Pool,
  recurring: readonly RecurringJob[],
  now: number,
): Promise<void> {
  if (recurring.length === 0) return;
  const jobs = recurring.map(({ name, queue, next }) => ({
    ...{ name, queue, priority: 0, tenantId: installation, payload: {}, key: name },
    runAt: isoOf(next(now)),
  }));
  await pool.query(sql`with one as (select 1)${insertJobs(jobs, sql`one`)}`);
}
