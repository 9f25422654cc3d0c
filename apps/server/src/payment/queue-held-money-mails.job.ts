import { defineRecurringJob, nextMorning } from '../platform/jobs/recurring-jobs.ts';

/** Queues the mails about money that pays no order. */
export const queueHeldMoneyMailsJob = defineRecurringJob({
  name: 'queue-held-money-mails',
  queue: 'maintenance',
  next: nextMorning,
});
