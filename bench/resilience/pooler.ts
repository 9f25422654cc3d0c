import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { readTimeLimits } from '../../apps/server/src/testing/read-time-limits.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { noPgBouncer, pgBouncerVersion, startPgBouncer } from './pgbouncer.ts';
import { idsOf, missingAtKitchen, newShopper, placeMany, skipUndoWindow } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const kitchenTimeoutMs = 60_000;
const ourLimits = '10s 5s 15s';

/**
 * Servers behind a real PgBouncer: session mode with its defaults serves with our time limits, and
 * transaction mode with the address of PostgreSQL beside it; each other way is refused by name.
 */
export async function pooler(size: ScenarioSize): Promise<ScenarioResult> {
  const version = pgBouncerVersion();
  if (version === null) return { violations: [], facts: [], skipped: noPgBouncer };
  const { keepsStatements } = version;
  const testBed = await openTestBed();
  try {
    const run = { testBed, count: size === 'small' ? 4 : 40, ...createChecks() };
    const facts = [
      `PgBouncer ${version.text}`,
      await inSessionMode(run),
      await inTransactionMode(run, keepsStatements),
      await refused(run, keepsStatements),
    ];
    return { violations: run.violations, facts };
  } finally {
    await testBed.close();
  }
}

type Run = { testBed: TestBed; count: number } & ReturnType<typeof createChecks>;

async function inSessionMode(run: Run): Promise<string> {
  const url = await startPgBouncer(run.testBed, 'session');
  run.claim((await limitsThrough(url)) === ourLimits, 'a session lacks our time limits');
  const server = await run.testBed.startServer({ DATABASE_APP_URL: url });
  return `session mode: ${await placeAt(run, [server.port])}`;
}

/** Two servers of 10 connections each share 4 of the database. */
async function inTransactionMode(run: Run, keepsStatements: boolean): Promise<string> {
  const url = await startPgBouncer(run.testBed, 'transaction', [
    'default_pool_size = 4',
    ...(keepsStatements ? ['max_prepared_statements = 500'] : []),
  ]);
  const settings = {
    DATABASE_APP_URL: url,
    DATABASE_LISTEN_URL: run.testBed.database.appUrl,
    DATABASE_NAMED_STATEMENTS: keepsStatements ? '1' : '0',
  };
  const servers = [
    await run.testBed.startServer(settings),
    await run.testBed.startServer(settings),
  ];
  const placed = await placeAt(
    run,
    servers.map(({ port }) => port),
  );
  const limits = await limitsThrough(url, true);
  run.claim(limits === ourLimits, `a shared connection has the time limits ${limits}`);
  const named = keepsStatements ? 'named statements' : 'no named statements';
  return `transaction mode, two servers on 4 connections, ${named}: ${placed}`;
}

/** Places orders at each of the servers and waits until the kitchen has them all. */
async function placeAt({ testBed, count, claim }: Run, ports: number[]): Promise<string> {
  const ids: string[] = [];
  for (const port of ports) ids.push(...idsOf(await placeMany(await newShopper(port), count)));
  claim(ids.length === count * ports.length, `${ids.length} orders were taken`);
  await skipUndoWindow(testBed);
  const notifiedMs = await waitUntil(
    kitchenTimeoutMs,
    async () => (await missingAtKitchen(testBed, ids)) === 0,
  );
  claim(notifiedMs !== null, 'orders are missing at the kitchen');
  return `${ids.length} orders, all at the kitchen after ${secondsText(notifiedMs)}`;
}

async function refused({ testBed, claim }: Run, keepsStatements: boolean): Promise<string> {
  const transaction = await startPgBouncer(testBed, 'transaction', ['default_pool_size = 4']);
  const statement = await startPgBouncer(testBed, 'statement');
  const direct = testBed.database.appUrl;
  const cases: [string, RegExp, Record<string, string>][] = [
    [transaction, /set DATABASE_LISTEN_URL to the address of PostgreSQL/u, {}],
    [statement, /set DATABASE_LISTEN_URL to the address of PostgreSQL/u, {}],
    [statement, /set pool_mode = transaction/u, { DATABASE_LISTEN_URL: direct }],
    [direct, /DATABASE_LISTEN_URL leads to a pooler/u, { DATABASE_LISTEN_URL: transaction }],
  ];
  if (!keepsStatements)
    cases.push([
      transaction,
      /or set DATABASE_NAMED_STATEMENTS=0/u,
      { DATABASE_LISTEN_URL: direct },
    ]);
  for (const [url, refusal, settings] of cases) {
    const output = await startOutput(url, settings);
    claim(refusal.test(output), `${String(refusal)} is not what a server says: ${output}`);
  }
  return `${cases.length} other ways: the server refuses to start and says what to set`;
}

async function limitsThrough(url: string, isShared = false): Promise<string> {
  const db = openDatabase({ url, connections: 1, isShared, namesStatements: !isShared });
  try {
    return await readTimeLimits(db);
  } finally {
    await db.close();
  }
}

/** Starts a server that must not serve. Returns what it printed. */
async function startOutput(url: string, settings: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-'));
  let output = '';
  const server = await startServerProcess(
    url,
    folder,
    settings,
    (bytes) => (output += bytes),
  ).catch(() => null);
  await server?.kill();
  await rm(folder, { recursive: true });
  return server === null ? output : 'it serves';
}
