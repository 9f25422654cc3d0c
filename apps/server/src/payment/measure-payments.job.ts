import { minuteMs } from '@comanda/domain/duration.ts';
import { defineRecurringJob } from '../platform/jobs/recurring-jobs.ts';

/** Measures unfinished payments for the metrics. */
export const measurePaymentsJob = defineRecurringJob({
  name: 'measure-payments',
  queue: 'maintenance',
  next: (now) => now + minuteMs,
});
