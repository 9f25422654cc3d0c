import { hourMs } from '@comanda/domain/duration.ts';
import { defineRecurringJob } from '../platform/jobs/recurring-jobs.ts';

/** Sums the days that are over. docs/rules/counter-money.md#sums-of-days. */
export const sumDaysJob = defineRecurringJob({
  name: 'sum-days',
  queue: 'maintenance',
  next: (now) => now + hourMs,
});
