import { expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { createJobHealth } from './job-health.ts';
import type { ClaimedJob } from './job-rows.ts';
import { runQueue } from './run-queue.ts';

const job = (id: number): ClaimedJob => ({
  key: 'kitchen',
  id: String(id),
  name: 'notify-kitchen',
  payload: {},
  tenantId: 'burger',
  attempts: 1,
  maxAttempts: 25,
  owner: 'one',
});

test('a brand at its limit of workers makes the queue look for other brands once a poll, not after every job', async () => {
  const stop = new AbortController();
  const looks = { any: 0, besideBusy: 0 };
  const most = 500;
  const ended = runQueue({
    name: 'kitchen',
    size: { workers: 3, perBrand: 2, maxSeconds: 90 },
    pollMs: 60_000,
    unsavedJobs: new Set(),
    stopping: stop.signal,
    health: createJobHealth(silentLog),
    claim: ({ busy }) => {
      looks[busy.length > 0 ? 'besideBusy' : 'any'] += 1;
      return Promise.resolve(busy.length > 0 ? [] : [job(looks.any)]);
    },
    deleteEnded: () => Promise.resolve(),
    perform: async ({ id }) => {
      await new Promise(setImmediate);
      if (Number(id) === most) stop.abort();
      return true;
    },
  });
  await ended;
  expect(looks.any).toBeGreaterThanOrEqual(most);
  expect(looks.besideBusy).toBe(1);
});

/** Runs a queue of this many due jobs of brands in turn, and returns its claims. */
async function claimsOf(brands: readonly string[], count: number, refusals: number) {
  const stop = new AbortController();
  const running = { now: new Map<string, number>(), most: 0, mostOfBrand: 0 };
  const due = Array.from({ length: count }, (_, at) => ({
    ...job(at),
    tenantId: brands[at % brands.length] ?? '',
  }));
  const deleted: string[] = [];
  const claims: number[] = [];
  let refused = 0;
  const remove = (ended: readonly ClaimedJob[]) => {
    deleted.push(...ended.map(({ id }) => id));
    if (deleted.length === count) stop.abort();
  };
  await runQueue({
    name: 'kitchen',
    size: { workers: 8, perBrand: 6, maxSeconds: 90 },
    pollMs: 1,
    unsavedJobs: new Set(),
    stopping: stop.signal,
    health: createJobHealth(silentLog),
    claim: async ({ busy, most }, ended) => {
      await new Promise(setImmediate);
      if (ended.length > 0 && (refused += 1) <= refusals) throw new Error('the disk is full');
      remove(ended);
      const jobs = due.filter(({ tenantId }) => !busy.includes(tenantId)).slice(0, most);
      for (const claimed of jobs) due.splice(due.indexOf(claimed), 1);
      if (jobs.length > 0) claims.push(jobs.length);
      return jobs;
    },
    deleteEnded: async (ended) => remove(ended),
    perform: async ({ tenantId }) => {
      running.now.set(tenantId, (running.now.get(tenantId) ?? 0) + 1);
      const counts = [...running.now.values()];
      running.most = Math.max(
        running.most,
        counts.reduce((sum, each) => sum + each, 0),
      );
      running.mostOfBrand = Math.max(running.mostOfBrand, ...counts);
      await new Promise(setImmediate);
      running.now.set(tenantId, (running.now.get(tenantId) ?? 0) - 1);
      return true;
    },
  });
  return { claims, deleted, running };
}

test('a claim takes as many jobs as workers are free, and a brand never runs more than its share', async () => {
  const one = await claimsOf(['burger'], 60, 0);
  expect(one.running).toMatchObject({ most: 6, mostOfBrand: 6 });
  expect(one.claims.length).toBeLessThan(20);
  const two = await claimsOf(['burger', 'sushi'], 60, 0);
  expect(two.running.most).toBeLessThanOrEqual(8);
  expect(two.running.mostOfBrand).toBeLessThanOrEqual(6);
  expect(two.claims.length).toBeLessThan(20);
});

test('jobs that ended while the database refused are deleted once it accepts again, each once', async () => {
  const { deleted } = await claimsOf(['burger'], 20, 2);
  expect(deleted.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => String(at)).toSorted());
});
