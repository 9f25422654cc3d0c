import { defineRecurringJob, nextNight } from '../platform/jobs/recurring-jobs.ts';

/** Deletes expired rows. */
export const deleteOldRowsJob = defineRecurringJob({
  name: 'delete-old-rows',
  queue: 'maintenance',
  next: nextNight,
});
