import type { JobName } from './job-spec.ts';

/**
 * Names of the queues. Each queue has its own workers, so that an outage behind one (such as the
 * mail server) does not delay the others. docs/rules/operations.md#job-queues.
 */
export const queueNames = [
  'kitchen',
  'payments',
  'couriers',
  'mail',
  'push',
  'maintenance',
] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * `workers`: jobs of the queue that one process runs at once. `perBrand`: how many of them may
 * belong to one brand. `maxSeconds`: time limit of a job in seconds; a job that exceeds it has
 * failed.
 */
export type QueueSize = { workers: number; perBrand: number; maxSeconds: number };

/**
 * All brands share one mail server, so `mail` needs no limit per brand. A payment whose return was
 * lost can be committed for less than two minutes, so a frozen process must release its job sooner.
 */
export const queueSizes: Readonly<Record<QueueName, QueueSize>> = {
  kitchen: { workers: 8, perBrand: 6, maxSeconds: 90 },
  payments: { workers: 8, perBrand: 6, maxSeconds: 30 },
  couriers: { workers: 6, perBrand: 4, maxSeconds: 90 },
  mail: { workers: 6, perBrand: 6, maxSeconds: 90 },
  push: { workers: 4, perBrand: 4, maxSeconds: 30 },
  maintenance: { workers: 1, perBrand: 1, maxSeconds: 90 },
};

/** The queue of each job. A job without a queue does not compile. */
export const queueOf: Readonly<Record<JobName, QueueName>> = {
  'notify-kitchen': 'kitchen',
  'notify-kitchen-carrier': 'kitchen',
  'notify-kitchen-end': 'kitchen',
  'release-scheduled-order': 'kitchen',
  'expire-order': 'payments',
  'poll-payment': 'payments',
  'poll-after-webhook': 'payments',
  'commit-payment': 'payments',
  'cancel-payment': 'payments',
  'refund-payment': 'payments',
  'sweep-enrolment': 'payments',
  'remove-card': 'payments',
  'dispatch-delivery': 'couriers',
  'request-delivery': 'couriers',
  'poll-delivery': 'couriers',
  'cancel-delivery': 'couriers',
  'notify-courier-ready': 'couriers',
  'cancel-undelivered-order': 'couriers',
  'end-finished-run': 'couriers',
  'send-receipt': 'mail',
  'send-ready-time': 'mail',
  'send-refund-notice': 'mail',
  'send-order-ended': 'mail',
  'send-survey': 'mail',
  'send-delivery-alert': 'mail',
  'send-unaccepted-alert': 'mail',
  'send-outage-mail': 'mail',
  'send-held-money-mail': 'mail',
  'send-verification-code': 'mail',
  'send-login-notice': 'mail',
  'send-staff-invitation': 'mail',
  'send-new-device-notice': 'mail',
  'send-wrong-pins-notice': 'mail',
  'send-email-changed': 'mail',
  'send-push': 'push',
  'alert-unaccepted-orders': 'maintenance',
  'measure-payments': 'maintenance',
  'queue-held-money-mails': 'maintenance',
  'delete-old-rows': 'maintenance',
};

export const jobsOfQueue = (queue: QueueName): JobName[] =>
  (Object.keys(queueOf) as JobName[]).filter((name) => queueOf[name] === queue);

/**
 * Priorities within a queue: committing a payment and the mail of a code go first, polling
 * providers goes last.
 */
const priorities: Partial<Record<JobName, number>> = {
  'commit-payment': -1,
  'sweep-enrolment': 1,
  'remove-card': 1,
  'send-verification-code': -1,
  'poll-payment': 1,
};

/** Lower numbers run first. */
export const priorityOf = (name: JobName): number => priorities[name] ?? 0;
