import type { Config } from './config.ts';
import { storedLoginUrl, withStoredPassword } from './platform/db/app-login.ts';
import { servingRoleProblems, schemaStateOf } from './platform/db/check-serving-role.ts';
import type { Database } from './platform/db/database.ts';
import { schemaTooNew } from './platform/db/migration-state.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** `isNewerSchema`: a newer version migrated the database; this version can still serve it. */
type ServingDatabase = { db: Database; servingUrl: string; isNewerSchema: boolean };

/**
 * Opens the database with the serving role. Migrates it first if that is needed and the migrating role is configured.
 * @throws Error in one sentence for the operator: no address, not migrated, or a role that could bypass row-level security.
 */
export async function openServingDatabase(config: Config): Promise<ServingDatabase> {
  const { appUrl, dataDir } = config;
  const withPassword = {
    ...config,
    appUrl: appUrl === null ? null : await withStoredPassword(appUrl, dataDir),
  };
  const serving = (await openIfCurrent(withPassword)) ?? (await migrateAndOpen(withPassword));
  const problems = await servingRoleProblems(serving.db);
  if (problems.length > 0) throw new Error(`refusing to serve: ${problems.join('; ')}`);
  return serving;
}

const open = (servingUrl: string): ServingDatabase => ({
  db: openDatabase({ url: servingUrl }),
  servingUrl,
  isNewerSchema: false,
});

/** Opens the database if its schema is current: one statement, without the migrating role. */
async function openIfCurrent({
  ownerUrl,
  appUrl,
  dataDir,
}: Config): Promise<ServingDatabase | null> {
  const url =
    appUrl ?? (ownerUrl === null ? null : await storedLoginUrl({ ownerUrl, appUrl, dataDir }));
  if (url === null) return null;
  const serving = open(url);
  const state = await schemaStateOf(serving.db).catch((error: unknown) => {
    if (ownerUrl === null) throw error;
    return 'older' as const;
  });
  if (state === 'current' || state === 'newer')
    return { ...serving, isNewerSchema: state === 'newer' };
  await serving.db.close();
  if (state === 'tooNew' && ownerUrl === null) throw new Error(schemaTooNew);
  return null;
}

async function migrateAndOpen({ ownerUrl, appUrl, dataDir }: Config): Promise<ServingDatabase> {
  if (ownerUrl === null) {
    throw new Error(
      appUrl === null
        ? 'DATABASE_URL is not set'
        : 'the database is not migrated: run the migration with DATABASE_URL',
    );
  }
  const { migrateDatabase } = await import('./platform/db/migrate-database.ts');
  const { servingUrl, state } = await migrateDatabase({ ownerUrl, appUrl, dataDir });
  return { ...open(servingUrl), isNewerSchema: state === 'newer' };
}
