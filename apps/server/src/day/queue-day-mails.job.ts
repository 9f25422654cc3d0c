import { defineRecurringJob, nextNight } from '../platform/jobs/recurring-jobs.ts';

/** Queues the mails about the day that is over. */
export const queueDayMailsJob = defineRecurringJob({
  name: 'queue-day-mails',
  queue: 'maintenance',
  next: nextNight,
});
