import { minuteMs } from '@comanda/domain/duration.ts';
import { defineRecurringJob } from '../platform/jobs/recurring-jobs.ts';

/** Alerts the operator to orders that restaurants have not accepted. */
export const alertUnacceptedOrdersJob = defineRecurringJob({
  name: 'alert-unaccepted-orders',
  queue: 'maintenance',
  next: (now) => now + minuteMs,
});
