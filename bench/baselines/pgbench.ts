import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../../scripts/root.mjs';
import { print } from '../../scripts/run-script.mjs';
import { type Load, quantile } from '../lib/load.ts';
import { noteMissingYardstick } from '../lib/recorded-tables.ts';
import { isSmoke } from '../lib/run-size.ts';

const run = promisify(execFile);
const file = (name: string): string => join(root, 'bench', 'baselines', name);

/**
 * The path of pgbench, PostgreSQL's own load generator (Debian: apt-get install
 * postgresql-contrib), or null.
 */
const pgbenchPath = (): string | null => {
  const path = process.env['PGBENCH_PATH'] ?? 'pgbench';
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : null;
};

/**
 * Creates the baseline's tables in the measured database, so that both write to the same disk with
 * the same settings.
 */
async function makeOrderTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(readFileSync(file('order-tables.sql'), 'utf8'));
  await client.end();
}

/**
 * Writes an order, its five lines and a message in three prepared statements and one commit, as
 * often as `clients` can. The times are pgbench's own, from its log of transactions.
 */
async function runPgbench(
  path: string,
  databaseUrl: string,
  clients: number,
  seconds: number,
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-pgbench-'));
  try {
    return await runLogged(path, [...options(clients, seconds), databaseUrl], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const options = (clients: number, seconds: number): string[] => [
  '--no-vacuum',
  '--protocol=prepared',
  `--client=${clients}`,
  '--jobs=1',
  isSmoke ? '--transactions=5' : `--time=${seconds}`,
  `--file=${file('order.sql')}`,
];

async function runLogged(path: string, args: readonly string[], folder: string): Promise<Load> {
  const log = ['--log', `--log-prefix=${join(folder, 'times')}`];
  const { stdout } = await run(path, [...log, ...args], { maxBuffer: 1 << 24 });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? Number.NaN);
  const done = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1] ?? 0);
  const times = readdirSync(folder).flatMap((name) => timesOf(join(folder, name)));
  times.sort((a, b) => a - b);
  return { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed: 0, done };
}

/** The third field of a line of the log is the transaction's time in microseconds. */
const timesOf = (log: string): number[] =>
  readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1_000);

const none: Load = { perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN, failed: 0, done: 0 };

/**
 * Returns pgbench's orders of `clients` as a load. Without pgbench every figure of it is NaN, and
 * the program says so.
 */
export async function pgbenchOrders(
  databaseUrl: string,
  clients: number,
): Promise<(seconds: number) => Promise<Load>> {
  const pgbench = pgbenchPath();
  if (pgbench !== null) {
    await makeOrderTables(databaseUrl);
    return (seconds) => runPgbench(pgbench, databaseUrl, clients, seconds);
  }
  noteMissingYardstick();
  print(
    'pgbench is not installed (Debian: apt-get install postgresql-contrib), or PGBENCH_PATH names another: no ratio.',
  );
  return async () => none;
}
