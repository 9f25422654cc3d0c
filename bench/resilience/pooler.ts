import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { readTimeLimits } from '../../apps/server/src/testing/read-time-limits.ts';
import { freePort, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { databaseAccount } from '../../scripts/postgres/account.mjs';
import { idsOf, missingAtKitchen, newShopper, placeMany, skipUndoWindow } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const kitchenTimeoutMs = 60_000;
const startTimeoutMs = 10_000;
const program = process.env['PGBOUNCER'] || 'pgbouncer';
const ourLimits = '10s 5s 15s';

/** From this version on PgBouncer can keep prepared statements in transaction mode. */
const keepsStatementsFrom = [1, 21] as const;

/**
 * Servers behind a real PgBouncer: session mode with its defaults serves with our time limits, and
 * transaction mode with the address of PostgreSQL beside it; each other way is refused by name.
 */
export async function pooler(size: ScenarioSize): Promise<ScenarioResult> {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (version.status !== 0)
    return {
      violations: [],
      facts: [],
      skipped: "pgbouncer not found: install Debian's package pgbouncer",
    };
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/u.exec(version.stdout)?.map(Number) ?? [];
  const keepsStatements =
    major > keepsStatementsFrom[0] ||
    (major === keepsStatementsFrom[0] && minor >= keepsStatementsFrom[1]);
  const testBed = await openTestBed();
  try {
    const run = { testBed, count: size === 'small' ? 4 : 40, ...createChecks() };
    const facts = [
      `PgBouncer ${major}.${minor}`,
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

type PoolMode = 'session' | 'transaction' | 'statement';

/**
 * Starts PgBouncer with its defaults, apart from the mode and `settings`. Returns the address of
 * the brand's database through it.
 */
async function startPgBouncer(
  testBed: TestBed,
  mode: PoolMode,
  settings: readonly string[] = [],
): Promise<string> {
  const url = new URL(testBed.database.appUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  testBed.atEnd(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const users = join(folder, 'users.txt');
  const words = [url.username, url.password].map((word) => `"${decodeURIComponent(word)}"`);
  await writeFile(users, `${words.join(' ')}\n`, { mode: 0o644 });
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    ...settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const child = spawn(program, ['--quiet', file], { stdio: 'ignore', ...databaseAccount() });
  const ended = once(child, 'exit');
  testBed.atEnd(async () => {
    child.kill('SIGINT');
    await ended;
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await waitUntil(startTimeoutMs, () => isListening(port));
  return url.href;
}

/** Sends nothing, so that the pooler opens no connection before the first server starts. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
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
