import { type Wakeable, wakeable } from '../events/wakeable.ts';
import type { JobHealth } from './job-health.ts';
import type { QueueName, QueueSize } from './job-queues.ts';
import type { Claim, ClaimedJob } from './job-rows.ts';

/** The limits of a claim. */
type QueueShare = Pick<Claim, 'busy' | 'most'>;

/**
 * `claim`: claims due jobs and deletes those of `ended`, in one commit; throws while the database
 * refuses. `deleteEnded`: deletes alone. `perform` never throws, and resolves to true for a job
 * that is then deleted.
 */
export type QueueParts = {
  name: QueueName;
  size: QueueSize;
  claim(share: QueueShare, ended: readonly ClaimedJob[]): Promise<readonly ClaimedJob[]>;
  deleteEnded(ended: readonly ClaimedJob[]): Promise<void>;
  perform(job: ClaimedJob): Promise<boolean>;
  pollMs: number;
  /**
   * Failed jobs whose failure the database has not stored; while there are any, the queue counts as
   * down.
   */
  unsavedJobs: ReadonlySet<string>;
  health: JobHealth;
  stopping: AbortSignal;
};

/** Running jobs, with the brand of each. */
type Running = Map<Promise<void>, string>;

/**
 * `ended`: completed jobs that are not deleted yet. `skipBusyUntil`: the last claim beside busy
 * brands returned nothing, so no such claim is made before this time (`performance.now()`).
 */
type QueueTurns = {
  running: Running;
  ended: ClaimedJob[];
  wakes: Wakeable;
  skipBusyUntil: number;
};

/**
 * Longest pause of a failing queue: it retries after `pollMs`, then later each time, but within the
 * 5 s of docs/rules/operations.md#jobs-while-the-database-refuses-writes.
 */
const maxPauseMs = 4_000;
const fullQueueWaitMs = 10_000;

/**
 * Runs the jobs of one queue until it is stopped; resolves when the last of them has ended. Retries
 * while the database refuses.
 */
export async function runQueue(parts: QueueParts): Promise<void> {
  const { name, health, stopping } = parts;
  const turns: QueueTurns = {
    running: new Map(),
    ended: [],
    wakes: wakeable(stopping),
    skipBusyUntil: 0,
  };
  let failures = 0;
  while (!stopping.aborted) {
    try {
      await takeTurn(parts, turns);
      failures = 0;
    } catch (error) {
      failures += 1;
      health.failing(name, error);
      await turns.wakes.next(Math.min(parts.pollMs * 2 ** failures, maxPauseMs));
    }
  }
  await Promise.all(turns.running.keys());
  // If this fails, another process runs the jobs again.
  await storeEnded(parts, turns).catch((error: unknown) => health.failing(name, error));
  health.stopped(name);
}

/** Starts jobs if any are due and workers are free; else waits for either. */
async function takeTurn(parts: QueueParts, turns: QueueTurns): Promise<void> {
  const { name, size, unsavedJobs, health } = parts;
  const { running, wakes } = turns;
  const share = shareOf(running, size);
  const pauseMs = share.busy.length === 0 ? 0 : turns.skipBusyUntil - performance.now();
  const isFull = running.size >= size.workers;
  if (!isFull && pauseMs <= 0) return claimAndStart(parts, turns, share);
  await storeEnded(parts, turns);
  if (isFull && unsavedJobs.size === 0) health.working(name);
  await wakes.next(isFull ? fullQueueWaitMs : pauseMs);
}

/**
 * Claims jobs and starts them; those that have ended are deleted by the same statement. A claim
 * beside busy brands scans all their due jobs, so an empty one is repeated after `pollMs` and not
 * whenever a job ends: a long queue of one brand would slow itself down.
 */
async function claimAndStart(
  { name, claim, perform, pollMs, unsavedJobs, health }: QueueParts,
  turns: QueueTurns,
  share: QueueShare,
): Promise<void> {
  const jobs = await takingEnded(turns, (ended) => claim(share, ended));
  if (unsavedJobs.size === 0) health.working(name);
  for (const job of jobs) startJob(job, perform, turns);
  if (jobs.length > 0) return;
  if (share.busy.length > 0) turns.skipBusyUntil = performance.now() + pollMs;
  await turns.wakes.next(pollMs);
}

const storeEnded = (parts: QueueParts, turns: QueueTurns): Promise<void> =>
  takingEnded(turns, async (ended) => {
    if (ended.length > 0) await parts.deleteEnded(ended);
  });

/** Gives `store` the ended jobs. They stay if it fails, so that the next turn tries again. */
async function takingEnded<T>(
  turns: QueueTurns,
  store: (ended: readonly ClaimedJob[]) => Promise<T>,
): Promise<T> {
  const ended = turns.ended.splice(0);
  try {
    return await store(ended);
  } catch (error) {
    turns.ended.unshift(...ended);
    throw error;
  }
}

function startJob(
  job: ClaimedJob,
  perform: QueueParts['perform'],
  { running, ended, wakes }: QueueTurns,
): void {
  const work: Promise<void> = perform(job)
    .then((isDone) => void (isDone && ended.push(job)))
    .finally(() => {
      running.delete(work);
      wakes.wake();
    });
  running.set(work, job.tenantId);
}

/**
 * The brands that run as many jobs as they may, and how many jobs a claim may take: all of them may
 * be of one brand, so none gets more than its share.
 */
function shareOf(running: Running, { workers, perBrand }: QueueSize): QueueShare {
  const counts = new Map<string, number>();
  for (const brand of running.values()) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const busy = [...counts].flatMap(([brand, count]) => (count >= perBrand ? [brand] : []));
  const others = [...counts.values()].filter((count) => count < perBrand);
  const most = Math.min(workers - running.size, perBrand - Math.max(0, ...others));
  return { busy, most };
}
