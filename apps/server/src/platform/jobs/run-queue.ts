import { type Wakeable, wakeable } from '../events/wakeable.ts';
import type { JobHealth } from './job-health.ts';
import type { QueueName, QueueSize } from './job-queues.ts';
import type { ClaimedJob } from './job-rows.ts';

/** `claim`: null when no job is due; throws while the database refuses. `perform` never throws. */
export type QueueParts = {
  name: QueueName;
  size: QueueSize;
  claim(busy: readonly string[]): Promise<ClaimedJob | null>;
  perform(job: ClaimedJob): Promise<void>;
  pollMs: number;
  /** Jobs that have ended, but the database refuses to be told; while there are some, the queue does not work. */
  unwritten: ReadonlySet<string>;
  health: JobHealth;
  stopping: AbortSignal;
};

type Running = Map<Promise<void>, string>;

/** A failing queue asks again after `pollMs`, then later each time, but within the 5 s that Reliability §5 promises. */
const mostPauseMs = 4_000;
const fullTurnMs = 10_000;

/** Does the jobs of one queue until it is stopped; resolves when the last of them has ended. A database that refuses is asked again. */
export async function runQueue(parts: QueueParts): Promise<void> {
  const { name, health, stopping } = parts;
  const running: Running = new Map();
  const wakes = wakeable(stopping);
  let failures = 0;
  while (!stopping.aborted) {
    try {
      await takeTurn(parts, running, wakes);
      failures = 0;
    } catch (error) {
      failures += 1;
      health.failing(name, error);
      await wakes.next(Math.min(parts.pollMs * 2 ** failures, mostPauseMs));
    }
  }
  await Promise.all(running.keys());
  health.stopped(name);
}

/** Starts one job if one is due and a worker is free, or waits for either. */
async function takeTurn(parts: QueueParts, running: Running, wakes: Wakeable): Promise<void> {
  const { name, size, claim, perform, pollMs, unwritten, health } = parts;
  if (running.size >= size.workers) {
    if (unwritten.size === 0) health.working(name);
    await wakes.next(fullTurnMs);
    return;
  }
  const job = await claim(busyBrands(running, size.perBrand));
  if (unwritten.size === 0) health.working(name);
  if (job) start(job, perform, running, wakes);
  else await wakes.next(pollMs);
}

function start(job: ClaimedJob, perform: QueueParts['perform'], running: Running, wakes: Wakeable): void {
  const work: Promise<void> = perform(job).finally(() => {
    running.delete(work);
    wakes.wake();
  });
  running.set(work, job.tenantId);
}

/** Brands that have as many jobs under way as they may. */
function busyBrands(running: Running, perBrand: number): string[] {
  const counts = new Map<string, number>();
  for (const brand of running.values()) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts].flatMap(([brand, count]) => (count >= perBrand ? [brand] : []));
}
