import type { JobName } from './job-spec.ts';

/** Each queue has workers of its own, so that an outage behind one (a mail server that hangs) starves no other. docs/rules/operations.md#job-queues. */
export const queueNames = ['kitchen', 'payments', 'couriers', 'mail', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * `workers`: jobs of the queue that one process does at once. `perBrand`: how many of them may be of one brand. `mostSeconds`: longer than any
 * job of the queue takes; one that takes longer has failed.
 */
export type QueueSize = { workers: number; perBrand: number; mostSeconds: number };

/**
 * The mail server is the same for all brands, so no brand's mails can hang alone. A payment whose return was lost can be finished for less than
 * two minutes: a frozen process may not hold its job for longer.
 */
export const queueSizes: Readonly<Record<QueueName, QueueSize>> = {
  kitchen: { workers: 8, perBrand: 6, mostSeconds: 90 },
  payments: { workers: 8, perBrand: 6, mostSeconds: 30 },
  couriers: { workers: 6, perBrand: 4, mostSeconds: 90 },
  mail: { workers: 6, perBrand: 6, mostSeconds: 90 },
  upkeep: { workers: 1, perBrand: 1, mostSeconds: 90 },
};

/** The queue of each job: a job without one does not compile. */
export const queueOf: Readonly<Record<JobName, QueueName>> = {
  'notify-kitchen': 'kitchen',
  'notify-kitchen-carrier': 'kitchen',
  'notify-kitchen-end': 'kitchen',
  'release-scheduled-order': 'kitchen',
  'expire-order': 'payments',
  'poll-payment': 'payments',
  'commit-payment': 'payments',
  'refund-payment': 'payments',
  'dispatch-delivery': 'couriers',
  'request-delivery': 'couriers',
  'poll-delivery': 'couriers',
  'cancel-delivery': 'couriers',
  'notify-courier-ready': 'couriers',
  'cancel-undelivered-order': 'couriers',
  'send-receipt': 'mail',
  'send-ready-time': 'mail',
  'send-refund-notice': 'mail',
  'send-order-ended': 'mail',
  'send-delivery-alert': 'mail',
  'alert-unaccepted-orders': 'upkeep',
  'delete-old-rows': 'upkeep',
};

/** The jobs of a queue. */
export const jobsOfQueue = (queue: QueueName): JobName[] =>
  (Object.keys(queueOf) as JobName[]).filter((name) => queueOf[name] === queue);

/** Jobs that go before or after the others of their queue: a payment's last step first, questions to providers last. */
const priorities: Partial<Record<JobName, number>> = { 'commit-payment': -1, 'poll-payment': 1 };

/** A lower number is done first. */
export const priorityOf = (name: JobName): number => priorities[name] ?? 0;
