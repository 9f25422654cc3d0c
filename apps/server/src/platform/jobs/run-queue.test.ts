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
    claim: (busy) => {
      looks[busy.length > 0 ? 'besideBusy' : 'any'] += 1;
      return Promise.resolve(busy.length > 0 ? null : job(looks.any));
    },
    perform: async ({ id }) => {
      await new Promise(setImmediate);
      if (Number(id) === most) stop.abort();
    },
  });
  await ended;
  expect(looks.any).toBeGreaterThanOrEqual(most);
  expect(looks.besideBusy).toBe(1);
});
