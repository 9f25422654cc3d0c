import type { Config } from './config.ts';
import { knownLogin } from './platform/db/app-login.ts';
import { dangersOfServingRole, isMigrated } from './platform/db/check-serving-role.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';

type Serving = { db: Database; servingUrl: string };

/**
 * The database as the serving role sees it, migrated first where that is needed and this program knows the migrating role.
 * @throws Error in one sentence for the operator: no address, not migrated, or a role that could see past row-level security.
 */
export async function openServingDatabase(config: Config): Promise<Serving> {
  const serving = (await openReady(config)) ?? (await openMigrated(config));
  const dangers = await dangersOfServingRole(serving.db);
  if (dangers.length > 0) throw new Error(`refusing to serve: ${dangers.join('; ')}`);
  return serving;
}

const open = (servingUrl: string): Serving => ({ db: openDatabase({ url: servingUrl }), servingUrl });

/** Where the schema is this program's already: one statement, and the migrating role is not needed. */
async function openReady({ ownerUrl, appUrl, dataDir }: Config): Promise<Serving | null> {
  const url = appUrl ?? (ownerUrl === null ? null : await knownLogin({ ownerUrl, appUrl, dataDir }));
  if (url === null) return null;
  const serving = open(url);
  const isReady = await isMigrated(serving.db).catch((error: unknown) => {
    if (ownerUrl === null) throw error;
    return false;
  });
  if (isReady) return serving;
  await serving.db.close();
  return null;
}

async function openMigrated({ ownerUrl, appUrl, dataDir }: Config): Promise<Serving> {
  if (ownerUrl === null) {
    throw new Error(appUrl === null ? 'DATABASE_URL is not set' : 'the database is not migrated: run the migration with DATABASE_URL');
  }
  const { migrateDatabase } = await import('./platform/db/migrate-database.ts');
  return open((await migrateDatabase({ ownerUrl, appUrl, dataDir })).servingUrl);
}
