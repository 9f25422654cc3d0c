import type { Config } from './config.ts';
import { storedLoginUrl, withStoredPassword } from './platform/db/app-login.ts';
import {
  checkPooler,
  servingRoleProblems,
  schemaStateOf,
} from './platform/db/check-serving-role.ts';
import type { Database } from './platform/db/database.ts';
import { schemaRefusal } from './platform/db/migration-state.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** `isNewerSchema`: a newer version migrated the database; this version can still serve it. */
type ServingDatabase = { db: Database; servingUrl: string; isNewerSchema: boolean };

const notMigrated = 'the database is not migrated: run the migration with DATABASE_URL';

/**
 * Opens the database with the serving role. Migrates it first if that is needed and the migrating
 * role is configured.
 * @throws Error in one sentence for the operator: no address, not migrated, or a role that could
 * bypass row-level security.
 */
export async function openServingDatabase(config: Config): Promise<ServingDatabase> {
  const withPassword = await readStoredPassword(config);
  return checked((await openIfCurrent(withPassword)) ?? (await migrateAndOpen(withPassword)));
}

/**
 * Opens the database with the serving role for an operator's command, which never migrates it.
 * docs/rules/operations.md#commands-of-the-operator.
 * @throws Error like {@link openServingDatabase}, also if the serving login's password is not in
 * the data folder.
 */
export async function openOperatorDatabase(config: Config): Promise<Database> {
  const { ownerUrl, dataDir, appUrl } = config;
  if (ownerUrl === null && appUrl === null) throw new Error('DATABASE_URL is not set');
  const stored = await readStoredPassword(config);
  const url =
    stored.appUrl ?? (ownerUrl && (await storedLoginUrl({ ownerUrl, appUrl: null, dataDir })));
  if (url === null)
    throw new Error(
      `the password of the serving login is not in ${dataDir}: set COMANDA_DATA_DIR to the servers' data folder, or DATABASE_APP_URL`,
    );
  const serving = open(url);
  try {
    const state = await schemaStateOf(serving.db);
    if (state === 'older') throw new Error(notMigrated);
    const refusal = schemaRefusal(state);
    if (refusal !== null) throw new Error(refusal);
    return (await checked(serving)).db;
  } catch (error) {
    await serving.db.close();
    throw error;
  }
}

const readStoredPassword = async (config: Config): Promise<Config> => ({
  ...config,
  appUrl: config.appUrl === null ? null : await withStoredPassword(config.appUrl, config.dataDir),
});

async function checked(serving: ServingDatabase): Promise<ServingDatabase> {
  await checkPooler(serving.db);
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
  const refusal = schemaRefusal(state);
  if (refusal !== null) throw new Error(refusal);
  return null;
}

async function migrateAndOpen({ ownerUrl, appUrl, dataDir }: Config): Promise<ServingDatabase> {
  if (ownerUrl === null) {
    throw new Error(appUrl === null ? 'DATABASE_URL is not set' : notMigrated);
  }
  const { migrateDatabase } = await import('./platform/db/migrate-database.ts');
  const { servingUrl, state } = await migrateDatabase({ ownerUrl, appUrl, dataDir });
  return { ...open(servingUrl), isNewerSchema: state === 'newer' };
}
