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

/** The health of the queues of each database, by its place. */
export type JobHealths = {
  of(place: number): JobHealth;
  /** Returns the queues that work in none of the databases at the moment. */
  down(): QueueName[];
};

/** `databases`: their names; lines of the log name the database if there are several. */
export function createJobHealths(log: Log, databases: readonly string[]): JobHealths {
  const each = databases.map((database) =>
    createJobHealth(log, { ...(databases.length > 1 && { fields: { database } }) }),
  );
  return {
    of: (place) => each[place] ?? createJobHealth(log),
    down: () => {
      const [first = [], ...others] = each.map((health) => health.down());
      return first.filter((queue) => others.every((down) => down.includes(queue)));
    },
  };
}

/** `fields`: added to each line of the log. */
export function createJobHealth(
  log: Log,
  {
    clock = () => performance.now(),
    fields = {},
  }: { clock?: () => number; fields?: Readonly<Record<string, string>> } = {},
): JobHealth {
  const states = new Map<QueueName, QueueState>();
  const isDown = ({ failures, lastRunAt }: QueueState) =>
    failures >= failuresUntilDown || clock() - lastRunAt > stalledAfterMs;
  return {
    working: (queue) => {
      const before = states.get(queue);
      if (before && isDown(before))
        log.info({ ...fields, queue }, 'queue reaches the database again');
      states.set(queue, { failures: 0, lastRunAt: clock() });
    },
    failing: (queue, error) => {
      const { failures, lastRunAt: seenAt } = states.get(queue) ?? {
        failures: 0,
        lastRunAt: clock(),
      };
      if (failures + 1 === failuresUntilDown)
        log.error({ ...fields, err: error, queue }, 'queue cannot reach the database');
      states.set(queue, { failures: failures + 1, lastRunAt: seenAt });
    },
    stopped: (queue) => void states.delete(queue),
    down: () => [...states].flatMap(([queue, state]) => (isDown(state) ? [queue] : [])),
  };
}
