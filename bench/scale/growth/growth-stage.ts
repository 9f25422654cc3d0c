import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../../apps/server/src/testing/fresh-db.ts';
import { dataFolder, startServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import { startDatabase } from '../../../scripts/postgres/start-database.mjs';
import { releaseDatabase, stopDatabase } from '../../../scripts/postgres/stop-database.mjs';

type GrowthServer = { port: number; stop(): Promise<unknown> };

/**
 * Two migrated databases on a durable PostgreSQL of this program's own: `full` gets the orders,
 * `empty` stays without. `close` ends everything and deletes the instance's folder.
 */
export type GrowthStage = {
  full: FreshDatabase;
  empty: FreshDatabase;
  /** Opens the full database as a superuser, for settings that its owner may not change. */
  superuserUrl: string;
  /** A folder for exports, deleted at the end. */
  folder: string;
  startServer(database: FreshDatabase, more?: Record<string, string>): Promise<GrowthServer>;
  atEnd(release: () => Promise<unknown>): void;
  close(): Promise<void>;
};

const name = 'growth';
const sharedBuffers = '1GB';
/** The servers and the commands of a run share this secret. */
export const tokenSecret = randomBytes(32).toString('hex');

export async function openGrowthStage(): Promise<GrowthStage> {
  const disposables = new AsyncDisposableStack();
  const atEnd = (release: () => Promise<unknown>): void =>
    disposables.defer(() => release().then(() => undefined));
  const instance = await startDatabase(name, { durable: true });
  atEnd(() => rm(instance.folder, { recursive: true, force: true, maxRetries: 5 }));
  await asSystem(asSuperuser(instance.url), [`set shared_buffers = '${sharedBuffers}'`]);
  await stopDatabase(name);
  const { url } = await startDatabase(name, { durable: true });
  atEnd(() => releaseDatabase(instance));
  process.env['TEST_DATABASE_URL'] = url;
  const [full, empty] = [await freshDatabase(), await freshDatabase()];
  const data = await dataFolder();
  atEnd(data.remove);
  const folder = await mkdtemp(join(tmpdir(), 'comanda-growth-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return {
    ...{ full, empty, folder, atEnd, superuserUrl: asSuperuser(full.ownerUrl) },
    startServer: async ({ appUrl }, more = {}) => {
      const settings = { DEMO: '1', TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'silent', ...more };
      const server = await startServerProcess(appUrl, data.path, settings);
      atEnd(server.kill);
      return { port: Number(new URL(server.origin).port), stop: server.stop };
    },
    close: () => disposables.disposeAsync(),
  };
}

function asSuperuser(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  return url.href;
}

/** Changes settings of the instance; those that need no restart hold at once. */
export async function asSystem(superuserUrl: string, changes: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  for (const change of changes) await client.query(`alter system ${change}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
