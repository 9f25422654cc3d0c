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
