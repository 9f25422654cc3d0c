import type pg from 'pg';
import { dayMs, hourMs, minuteMs } from '@comanda/domain/duration.ts';
import { maxJobTries } from './job-retry.ts';
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

const recurring: readonly Recurring[] = [
  { name: 'alert-unaccepted-orders', next: (now) => now + minuteMs },
  { name: 'measure-payments', next: (now) => now + minuteMs },
  { name: 'queue-held-money-mails', next: nextMorning },
  { name: 'delete-old-rows', next: nextNight },
];

/**
 * Adds each recurring job that is not waiting yet, for its next time. Its name is its key, so that
 * all processes together have it once; one that failed its last attempt waits again. `now` in
 * milliseconds.
 */
export async function addRecurringJobs(pool: pg.Pool, now: number): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_jobs as waiting (task_id, payload, key, run_at,
      max_attempts)
      select t.id, '{}'::json, r.name, r.at, $3
      from unnest($1::text[], $2::timestamptz[]) as r (name, at)
        join graphile_worker._private_tasks t on t.identifier = r.name
      on conflict (key) do update set attempts = 0, run_at = excluded.run_at
        where waiting.locked_at is null and waiting.attempts >= waiting.max_attempts`,
    [
      recurring.map(({ name }) => name),
      recurring.map(({ next }) => new Date(next(now)).toISOString()),
      maxJobTries,
    ],
  );
}
