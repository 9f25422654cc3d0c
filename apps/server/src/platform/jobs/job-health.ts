import type { Log } from '../log.ts';
import type { QueueName } from './job-queues.ts';

/** A queue whose database call fails this often in a row does not work; a single failure is an ordinary reconnection. */
const failuresToTell = 2;
/** A queue that has not come round for so long hangs, whatever the reason. A statement ends after 10 s. */
const silentMs = 60_000;

/** Whether this process does the waiting jobs. Logs each change once. */
export type JobHealth = {
  /** The queue could claim jobs, or is busy with all its workers. */
  working(queue: QueueName): void;
  failing(queue: QueueName, error: unknown): void;
  /** The queue was stopped on purpose. */
  stopped(queue: QueueName): void;
  /** Queues that do not work at the moment. */
  down(): QueueName[];
};

type State = { failures: number; seenAt: number };

export function createJobHealth(log: Log, clock: () => number = () => performance.now()): JobHealth {
  const states = new Map<QueueName, State>();
  const isDown = ({ failures, seenAt }: State) => failures >= failuresToTell || clock() - seenAt > silentMs;
  return {
    working: (queue) => {
      const before = states.get(queue);
      if (before && isDown(before)) log.info({ queue }, 'jobs are done again');
      states.set(queue, { failures: 0, seenAt: clock() });
    },
    failing: (queue, error) => {
      const { failures, seenAt } = states.get(queue) ?? { failures: 0, seenAt: clock() };
      if (failures + 1 === failuresToTell) log.error({ err: error, queue }, 'jobs are not done until the database takes them again');
      states.set(queue, { failures: failures + 1, seenAt });
    },
    stopped: (queue) => void states.delete(queue),
    down: () => [...states].flatMap(([queue, state]) => (isDown(state) ? [queue] : [])),
  };
}
