import type pg from 'pg';
import { dayMs, hourMs, minuteMs } from '@comanda/domain/duration.ts';
import sql from 'sql-template-tag';
import { insertJobs } from './insert-jobs.ts';
import type { JobName } from './job-spec.ts';

type Recurring = { name: JobName; next(now: number): number };

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

const recurring = [
  { name: 'alert-unaccepted-orders', next: (now) => now + minuteMs },
  { name: 'measure-payments', next: (now) => now + minuteMs },
  { name: 'queue-held-money-mails', next: nextMorning },
  { name: 'delete-old-rows', next: nextNight },
] as const satisfies readonly Recurring[];

/**
 * Adds each recurring job that is not waiting yet, for its next time. Its name is its key, so that
 * all processes together have it once; one that failed its last attempt waits again. `now` in
 * milliseconds.
 */
export async function addRecurringJobs(pool: pg.Pool, now: number): Promise<void> {
  const jobs = recurring.map(({ name, next }) => ({
    name,
    payload: {},
    key: name,
    runAt: new Date(next(now)).toISOString(),
  }));
  await pool.query(sql`with one as (select 1)${insertJobs(jobs, sql`one`)}`);
}
