import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseAccount } from '../../scripts/postgres/account.mjs';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { stopDatabase } from '../../scripts/postgres/stop-database.mjs';
import {
  idsOf,
  missingAtKitchen,
  newShopper,
  placeCash,
  type TimedOrder,
  placeMany,
  httpStatusOf,
} from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { instanceName, openTestBed, type TestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const diskMegabytes = 320;
const fullMs = { small: 2_000, full: 16_000 } as const;
const refusalTimeoutMs = 60_000;
const recoveryTimeoutMs = 90_000;

/**
 * The database's disk is full for some seconds. Writes are refused with 503, the menu is served,
 * and the server recovers by itself once there is room.
 */
export async function diskFull(size: ScenarioSize): Promise<ScenarioResult> {
  const disk = await makeDisk();
  if (typeof disk === 'string') return { violations: [], facts: [], skipped: disk };
  try {
    return await fillAndFree(size, disk.folder);
  } finally {
    await disk.remove();
  }
}

async function fillAndFree(size: ScenarioSize, folder: string): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  const filler = join(folder, 'filler');
  try {
    const { claim, violations } = createChecks();
    const server = await testBed.startServer();
    const shopper = await newShopper(server.port);
    const before = await placeMany(shopper, size === 'small' ? 8 : 48);
    fill(filler);
    const attempts: TimedOrder[] = [];
    const refusedAfterMs = await waitUntil(refusalTimeoutMs, async () => {
      await useUpPages(testBed);
      const one = await placeCash(shopper);
      attempts.push(one);
      return one.id === null;
    });
    const menu = await httpStatusOf(server.port, '/v1/settings');
    await new Promise((resolve) => setTimeout(resolve, fullMs[size]));
    const refused = attempts.at(-1)?.answer?.status ?? 0;
    rmSync(filler, { force: true });
    await startDatabase(instanceName, { durable: true });
    const recoveredMs = await waitUntil(
      recoveryTimeoutMs,
      async () => (await placeCash(shopper)).id !== null,
    );
    const placed = idsOf([...before, ...attempts]);
    const notifiedMs = await waitUntil(
      recoveryTimeoutMs,
      async () => (await missingAtKitchen(testBed, placed)) === 0,
    );
    claim(refusedAfterMs !== null, 'the full disk refused no order, so the run proves nothing');
    claim(refused === 503, `an order was answered ${refused}, not 503`);
    claim(menu === 200, `the menu was answered ${menu}`);
    claim(
      recoveredMs !== null,
      `no order was placed ${recoveryTimeoutMs / 1_000} s after space was free again`,
    );
    claim(
      notifiedMs !== null,
      `${await missingAtKitchen(testBed, placed)} of ${placed.length} acknowledged orders did not reach the kitchen without a restart`,
    );
    claim(
      (await waitUntil(
        recoveryTimeoutMs,
        async () => (await httpStatusOf(server.port, '/readyz')) === 200,
      )) !== null,
      'the server did not become ready again',
    );
    claim(!server.hasEnded(), 'the server ended');
    return {
      violations,
      facts: [
        `${placed.length} orders placed before, orders again after ${secondsText(recoveredMs)}, all notices after ${secondsText(notifiedMs)}`,
      ],
    };
  } finally {
    rmSync(filler, { force: true });
    await startDatabase(instanceName, { durable: true });
    await testBed.close();
  }
}

type Disk = { folder: string; remove(): Promise<void> };

/**
 * Moves the instance's data to a small file system in memory. Resolves to a reason if that is not
 * possible here.
 */
async function makeDisk(): Promise<Disk | string> {
  if (process.getuid?.() !== 0) return 'only root may mount a small file system';
  const { folder: instance } = await startDatabase(instanceName, { durable: true });
  await stopDatabase(instanceName);
  const folder = join(instance, 'disk');
  const data = join(instance, 'data');
  const { uid = 0, gid = 0 } = databaseAccount() as { uid?: number; gid?: number };
  mkdirSync(folder, { recursive: true });
  const options = `size=${diskMegabytes}m,uid=${uid},gid=${gid},mode=0755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0)
    return 'mounting is not permitted here';
  spawnSync('cp', ['-a', data, join(folder, 'data')]);
  renameSync(data, `${data}.aside`);
  symlinkSync(join(folder, 'data'), data);
  return {
    folder,
    remove: async () => {
      await stopDatabase(instanceName);
      rmSync(data);
      renameSync(`${data}.aside`, data);
      spawnSync('umount', [folder]);
    },
  };
}

/** Fills the disk. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(64 * 1_024);
  try {
    for (;;) writeSync(file, piece);
  } catch {
    closeSync(file);
  }
}

/**
 * Uses the space that the database allocated before the disk was full, so that the next page or log
 * segment is refused.
 */
async function useUpPages({ database }: TestBed): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('create table if not exists filler (text text)');
    for (let count = 0; count < 40; count += 1)
      await client.query(
        `insert into filler select repeat(md5(random()::text), 30) from generate_series(1, 2000)`,
      );
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
}
