import { openFaultProxy } from './fault-proxy.ts';
import { idsOf, missingAtKitchen, newShopper, skipUndoWindow, placeMany } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

/**
 * The kitchen receives an order within a minute of its system's return; the rest is for slow
 * machines.
 */
const returnMs = 120_000;
const downMs = { small: 0, full: 30_000 } as const;

/**
 * The restaurant's system is down for a while: orders are accepted all the same, and each has one
 * ticket after its return.
 */
export async function kitchenOutage(size: ScenarioSize): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  try {
    const { claim, violations } = createChecks();
    const proxy = await openFaultProxy(testBed.sandbox.url);
    testBed.atEnd(async () => proxy.close());
    proxy.changeResponses(() => null);
    const server = await testBed.startServer({ KITCHEN_URL: `${proxy.url}/kitchen/orders` });
    const shopper = await newShopper(server.port);
    const count = size === 'small' ? 4 : 40;
    const ids = idsOf(await placeMany(shopper, count));
    await skipUndoWindow(testBed);
    await waitUntil(returnMs, async () => (await failedNotices(testBed)) > 0);
    await new Promise((resolve) => setTimeout(resolve, downMs[size]));
    const failures = await failedNotices(testBed);
    proxy.changeResponses(null);
    if (size === 'small') await skipRetryPauses(testBed);
    const notifiedMs = await waitUntil(
      returnMs,
      async () => (await missingAtKitchen(testBed, ids)) === 0,
    );
    claim(ids.length === count, `${count - ids.length} orders were refused`);
    claim(failures > 0, 'no notification failed, so the run proves nothing');
    claim(
      notifiedMs !== null,
      `${await missingAtKitchen(testBed, ids)} of ${ids.length} orders were not at the kitchen ${returnMs / 1_000} s after the return`,
    );
    claim(
      (await waitUntil(30_000, async () => (await failedNotices(testBed)) === 0)) !== null,
      `${await failedNotices(testBed)} orders are still listed as not notified`,
    );
    claim(!server.hasEnded(), 'the server ended');
    return {
      violations,
      facts: [
        `${failures} of ${ids.length} orders were listed as not notified`,
        `all notified ${secondsText(notifiedMs)} after the return`,
      ],
    };
  } finally {
    await testBed.close();
  }
}

/** Counts orders whose notification to the restaurant failed. */
async function failedNotices({ owner }: TestBed): Promise<number> {
  const [row] = await owner.rows<{ count: number }>(
    'burger',
    'select count(*)::int as count from orders where kitchen_failure is not null',
  );
  return row?.count ?? 0;
}

/** Skips the pauses between retries. */
async function skipRetryPauses({ owner }: TestBed): Promise<void> {
  await owner.rows('burger', `update jobs set run_at = run_at - interval '2 minutes'`);
}
