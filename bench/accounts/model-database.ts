import pg from 'pg';
import { freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import type { createShutdownGroup } from '../../scripts/run/shutdown-group.mjs';

export const tenant = 'burger';

/** Connections of the serving role to one migrated database, with the tenant set. */
export type ModelDatabase = { pool: pg.Pool; ownerUrl: string };

/**
 * Creates a database without durability: the model needs its locks, not its disk. It is dropped at
 * the end.
 */
export async function openModelDatabase(
  shutdown: ReturnType<typeof createShutdownGroup>,
  connections: number,
): Promise<ModelDatabase> {
  const instance = await startDatabase('accounts-model', { durable: false });
  shutdown.onExit(() => releaseDatabase(instance));
  process.env['TEST_DATABASE_URL'] = instance.url;
  const database = await freshDatabase();
  shutdown.onExit(() => database.drop());
  const pool = new pg.Pool({
    connectionString: database.appUrl,
    max: connections,
    options: `-c app.tenant_id=${tenant}`,
  });
  shutdown.onExit(() => pool.end());
  return { pool, ownerUrl: database.ownerUrl };
}
