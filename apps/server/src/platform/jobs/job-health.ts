import { minuteMs } from '@comanda/domain/duration.ts';
import type { Log } from '../log.ts';
import type { QueueName } from './job-queues.ts';

/**
 * Failed claims in a row after which a queue counts as down; a single failure is an ordinary
 * reconnection.
 */
const failuresUntilDown = 2;
/**
 * Milliseconds without a turn after which a queue counts as stalled. A statement ends after 10 s.
 */
const stalledAfterMs = minuteMs;

/** Tracks whether the job queues of this process work. Logs each change once. */
export type JobHealth = {
  /** The queue can claim jobs, or all its workers are busy. */
  working(queue: QueueName): void;
  failing(queue: QueueName, error: unknown): void;
  /** The queue was stopped on purpose. */
  stopped(queue: QueueName): void;
  /** Returns the queues that do not work at the moment. */
  down(): QueueName[];
};

type QueueState = { failures: number; lastRunAt: number };

export function createJobHealth(
  log: Log,
  clock: () => number = () => performance.now(),
): JobHealth {
  const states = new Map<QueueName, QueueState>();
  const isDown = ({ failures, lastRunAt }: QueueState) =>
    failures >= failuresUntilDown || clock() - lastRunAt > stalledAfterMs;
  return {
    working: (queue) => {
      const before = states.get(queue);
      if (before && isDown(before)) log.info({ queue }, 'queue reaches the database again');
      states.set(queue, { failures: 0, lastRunAt: clock() });
    },
    failing: (queue, error) => {
      const { failures, lastRunAt: seenAt } = states.get(queue) ?? {
        failures: 0,
        lastRunAt: clock(),
      };
      if (failures + 1 === failuresUntilDown)
        log.error({ err: error, queue }, 'queue cannot reach the database');
      states.set(queue, { failures: failures + 1, lastRunAt: seenAt });
    },
    stopped: (queue) => void states.delete(queue),
    down: () => [...states].flatMap(([queue, state]) => (isDown(state) ? [queue] : [])),
  };
}
