import { type Wakeable, wakeable } from '../events/wakeable.ts';
import type { JobHealth } from './job-health.ts';
import type { QueueName, QueueSize } from './job-queues.ts';
import type { ClaimedJob } from './job-rows.ts';

/**
 * `claim`: returns null if no job is due; throws while the database refuses. `perform` never
 * throws.
 */
export type QueueParts = {
  name: QueueName;
  size: QueueSize;
  claim(busy: readonly string[]): Promise<ClaimedJob | null>;
  perform(job: ClaimedJob): Promise<void>;
  pollMs: number;
  /**
   * Ended jobs whose outcome the database has not stored; while there are any, the queue counts as
   * down.
   */
  unsavedJobs: ReadonlySet<string>;
  health: JobHealth;
  stopping: AbortSignal;
};

/** Running jobs, with the brand of each. */
type Running = Map<Promise<void>, string>;

/**
 * `skipBusyUntil`: the last claim beside busy brands returned nothing, so no such claim is made
 * before this time (`performance.now()`).
 */
type QueueTurns = { running: Running; wakes: Wakeable; skipBusyUntil: number };

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
  const turns: QueueTurns = { running: new Map(), wakes: wakeable(stopping), skipBusyUntil: 0 };
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
  health.stopped(name);
}

/** Starts one job if one is due and a worker is free; else waits for either. */
async function takeTurn(parts: QueueParts, turns: QueueTurns): Promise<void> {
  const { name, size, unsavedJobs, health } = parts;
  const { running, wakes } = turns;
  if (running.size >= size.workers) {
    if (unsavedJobs.size === 0) health.working(name);
    await wakes.next(fullQueueWaitMs);
    return;
  }
  const busy = busyBrands(running, size.perBrand);
  const pauseMs = busy.length === 0 ? 0 : turns.skipBusyUntil - performance.now();
  if (pauseMs > 0) await wakes.next(pauseMs);
  else await claimAndStart(parts, turns, busy);
}

/**
 * Claims a job and starts it. A claim beside busy brands scans all their due jobs, so an empty one
 * is repeated after `pollMs` and not whenever a job ends: a long queue of one brand would slow
 * itself down.
 */
async function claimAndStart(
  { name, claim, perform, pollMs, unsavedJobs, health }: QueueParts,
  turns: QueueTurns,
  busy: string[],
): Promise<void> {
  const job = await claim(busy);
  if (unsavedJobs.size === 0) health.working(name);
  if (job) return startJob(job, perform, turns);
  if (busy.length > 0) turns.skipBusyUntil = performance.now() + pollMs;
  await turns.wakes.next(pollMs);
}

function startJob(
  job: ClaimedJob,
  perform: QueueParts['perform'],
  { running, wakes }: QueueTurns,
): void {
  const work: Promise<void> = perform(job).finally(() => {
    running.delete(work);
    wakes.wake();
  });
  running.set(work, job.tenantId);
}

/** Returns the brands that run as many jobs as they may. */
function busyBrands(running: Running, perBrand: number): string[] {
  const counts = new Map<string, number>();
  for (const brand of running.values()) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts].flatMap(([brand, count]) => (count >= perBrand ? [brand] : []));
}
