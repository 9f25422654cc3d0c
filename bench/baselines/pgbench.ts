import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../../scripts/root.mjs';
import type { Load } from '../lib/load.ts';

const run = promisify(execFile);
const file = (name: string): string => join(root, 'bench', 'baselines', name);

/**
 * The path of pgbench, PostgreSQL's own load generator (Debian: apt-get install
 * postgresql-contrib), or null.
 */
export const pgbenchPath = (): string | null => {
  const path = process.env['PGBENCH_PATH'] ?? 'pgbench';
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : null;
};

/**
 * Creates the baseline's tables in the measured database, so that both write to the same disk with
 * the same settings.
 */
export async function makeOrderTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(readFileSync(file('order-tables.sql'), 'utf8'));
  await client.end();
}

/**
 * Writes an order, its five lines and a message in three prepared statements and one commit, as
 * often as `clients` can.
 */
export async function runPgbench(
  path: string,
  databaseUrl: string,
  clients: number,
  seconds: number,
): Promise<Load> {
  const options = [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=1',
    `--time=${seconds}`,
    `--file=${file('order.sql')}`,
  ];
  const { stdout } = await run(path, [...options, databaseUrl], { maxBuffer: 1 << 24 });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? Number.NaN);
  const average = Number(/^latency average = ([\d.]+) ms/m.exec(stdout)?.[1] ?? Number.NaN);
  const done = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1] ?? 0);
  return { perSecond, p50: average, p99: Number.NaN, failed: 0, done };
}
