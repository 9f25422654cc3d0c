import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

/**
 * Servers behind a real PgBouncer: session mode with its defaults serves with our time limits,
 * transaction mode is refused by name.
 */
export async function pooler(size: ScenarioSize): Promise<ScenarioResult> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0)
    return {
      violations: [],
      facts: [],
      skipped: "pgbouncer not found: install Debian's package pgbouncer",
    };
  const testBed = await openTestBed();
  try {
    const { claim, violations } = createChecks();
    const session = await startPgBouncer(testBed, 'session');
    const limits = await limitsThrough(session);
    claim(limits === '10s 5s 15s', `the time limits of a session are ${limits}`);
    const server = await testBed.startServer({ DATABASE_APP_URL: session });
    const count = size === 'small' ? 4 : 40;
    const ids = idsOf(await placeMany(await newShopper(server.port), count));
    claim(ids.length === count, `${count - ids.length} orders were refused`);
    await skipUndoWindow(testBed);
    const notifiedMs = await waitUntil(
      kitchenTimeoutMs,
      async () => (await missingAtKitchen(testBed, ids)) === 0,
    );
    claim(notifiedMs !== null, 'orders are missing at the kitchen');
    const refusals = [];
    for (const mode of ['transaction', 'statement'] as const)
      refusals.push(await startOutput(await startPgBouncer(testBed, mode)));
    for (const output of refusals)
      claim(
        /set pool_mode = session in PgBouncer/u.test(output),
        `a shared connection is not refused by name: ${output}`,
      );
    return {
      violations,
      facts: [
        `session mode: ${ids.length} orders, all at the kitchen after ${secondsText(notifiedMs)}; time limits ${limits}`,
        'transaction and statement mode: the server refuses to start',
      ],
    };
  } finally {
    await testBed.close();
  }
}

type PoolMode = 'session' | 'transaction' | 'statement';

/**
 * Starts PgBouncer with its defaults, apart from the mode. Returns the address of the brand's
 * database through it.
 */
async function startPgBouncer(testBed: TestBed, mode: PoolMode): Promise<string> {
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
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const child = spawn('pgbouncer', ['--quiet', file], { stdio: 'ignore', ...databaseAccount() });
  const ended = once(child, 'exit');
  testBed.atEnd(async () => {
    child.kill('SIGINT');
    await ended;
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await waitUntil(startTimeoutMs, () => isUp(url.href));
  return url.href;
}

async function isUp(url: string): Promise<boolean> {
  const db = openDatabase({ url, connections: 1 });
  try {
    return await db.isReachable();
  } finally {
    await db.close();
  }
}

async function limitsThrough(url: string): Promise<string> {
  const db = openDatabase({ url, connections: 1 });
  try {
    return await readTimeLimits(db);
  } finally {
    await db.close();
  }
}

/** Starts a server that must not serve. Returns what it printed. */
async function startOutput(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-'));
  let output = '';
  const server = await startServerProcess(url, folder, {}, (bytes) => (output += bytes)).catch(
    () => null,
  );
  await server?.kill();
  await rm(folder, { recursive: true });
  return server === null ? output : 'it serves';
}
