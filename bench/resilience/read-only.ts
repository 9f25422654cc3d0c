import pg from 'pg';
import {
  idsOf,
  missingAtKitchen,
  newShopper,
  skipUndoWindow,
  placeCash,
  placeMany,
  httpStatusOf,
} from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const secondsOf = { small: 0, full: 8 } as const;
const recoveryTimeoutMs = 60_000;

/**
 * The database rejects writes, as to protect a nearly full disk or during a failover. Orders are
 * refused with 503, pages are served, and jobs resume by themselves.
 */
export async function readOnlyDatabase(size: ScenarioSize): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  try {
    const { claim, violations } = createChecks();
    const server = await testBed.startServer();
    const shopper = await newShopper(server.port);
    const before = idsOf(await placeMany(shopper, size === 'small' ? 8 : 64));
    await setReadOnly(testBed, true);
    await skipRetryPauses(testBed);
    const refused = await placeCash(shopper);
    const menu = await httpStatusOf(server.port, '/v1/settings');
    const page = await httpStatusOf(server.port, '/v1/stores/default');
    await new Promise((resolve) => setTimeout(resolve, secondsOf[size] * 1_000));
    const missing = await missingAtKitchen(testBed, before);
    await setReadOnly(testBed, false);
    const recoveredMs = await waitUntil(
      recoveryTimeoutMs,
      async () => (await placeCash(shopper)).id !== null,
    );
    await skipUndoWindow(testBed);
    const notifiedMs = await waitUntil(
      recoveryTimeoutMs,
      async () => (await missingAtKitchen(testBed, before)) === 0,
    );
    const ready = await waitUntil(
      recoveryTimeoutMs,
      async () => (await httpStatusOf(server.port, '/readyz')) === 200,
    );
    claim(
      refused.answer?.status === 503,
      `an order was answered ${refused.answer?.status ?? 'nothing'}, not 503`,
    );
    claim(menu === 200 && page === 200, `reads were answered ${menu} and ${page}`);
    claim(
      recoveredMs !== null,
      `no order was placed ${recoveryTimeoutMs / 1_000} s after the database accepted writes again`,
    );
    claim(
      notifiedMs !== null,
      `${await missingAtKitchen(testBed, before)} of ${before.length} kitchen notices did not come without a restart`,
    );
    claim(ready !== null, 'the server did not become ready again');
    claim(!server.hasEnded(), 'the server ended');
    return {
      violations,
      facts: [
        `${missing} of ${before.length} notices waited`,
        `orders again after ${secondsText(recoveredMs)}, notices after ${secondsText(notifiedMs)}`,
      ],
    };
  } finally {
    await testBed.close();
  }
}

/**
 * Makes queued notifications due while the database is read-only. The owner's own session can still
 * write.
 */
async function skipRetryPauses(testBed: TestBed): Promise<void> {
  await testBed.owner.rows('burger', 'set default_transaction_read_only = off');
  await skipUndoWindow(testBed);
}

/** Makes new sessions read-only and ends the old ones, as in a failover. */
async function setReadOnly({ instance, database }: TestBed, isReadOnly: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString: instance.url });
  await admin.connect();
  try {
    await admin.query(
      `alter database ${database.name}
        ${isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    );
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1
        and usename <> current_user and pid <> pg_backend_pid()`,
      [database.name],
    );
  } finally {
    await admin.end();
  }
}
