import type { Config } from './config.ts';
import { storedLoginUrl, withStoredPassword } from './platform/db/app-login.ts';
import {
  checkPooler,
  servingRoleProblems,
  schemaStateOf,
} from './platform/db/check-serving-role.ts';
import { checkTransactionPooler } from './platform/db/check-transaction-pooler.ts';
import type { Database } from './platform/db/database.ts';
import { notAdmitted } from './platform/db/database-errors.ts';
import { schemaRefusal } from './platform/db/migration-state.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { storeRoleSettings } from './platform/db/role-settings.ts';
import type { DatabaseUrls } from './platform/settings/read-databases.ts';

/**
 * `sessionUrl`: the address at which each connection has a session of its own, for notifications,
 * the heartbeat lock and the claims of jobs. `isNewerSchema`: a newer version migrated the
 * database; this version can still serve it.
 */
type ServingDatabase = { db: Database; sessionUrl: string; isNewerSchema: boolean };

/** The addresses of one database, with the settings that hold for each. */
export type DatabaseSettings = DatabaseUrls & Pick<Config, 'dataDir' | 'namesStatements'>;

const notMigrated = 'the database is not migrated: run the migration with DATABASE_URL';

/**
 * Opens the database with the serving role. Migrates it first if that is needed and the migrating
 * role is configured.
 * @throws Error in one sentence for the operator: no address, not migrated, a pooler that shares
 * what needs a session, or a role that could bypass row-level security.
 */
export async function openServingDatabase(config: DatabaseSettings): Promise<ServingDatabase> {
  const withPasswords = await readStoredPasswords(config);
  const opened = (await openIfCurrent(withPasswords)) ?? (await migrateAndOpen(withPasswords));
  try {
    return await checked(withPasswords, opened);
  } catch (error) {
    await opened.db.close();
    throw error;
  }
}

/**
 * Opens the database with the serving role for an operator's command, which never migrates it and
 * goes past a pooler. docs/rules/operations.md#commands-of-the-operator.
 * @throws Error like {@link openServingDatabase}, also if the serving login's password is not in
 * the data folder.
 */
export async function openOperatorDatabase(config: DatabaseSettings): Promise<Database> {
  const { ownerUrl, dataDir, appUrl } = config;
  if (ownerUrl === null && appUrl === null) throw new Error('DATABASE_URL is not set');
  const stored = await readStoredPasswords(config);
  const url =
    stored.listenUrl ??
    stored.appUrl ??
    (ownerUrl && (await storedLoginUrl({ ownerUrl, appUrl: null, dataDir })));
  if (url === null)
    throw new Error(
      `the password of the serving login is not in ${dataDir}: set COMANDA_DATA_DIR to the servers' data folder, or DATABASE_APP_URL`,
    );
  const direct = { ...stored, listenUrl: null };
  const serving = await open(direct, url);
  try {
    const state = await schemaStateOf(serving.db);
    if (state === 'older') throw new Error(notMigrated);
    const refusal = schemaRefusal(state);
    if (refusal !== null) throw new Error(refusal);
    return (await checked(direct, serving)).db;
  } catch (error) {
    await serving.db.close();
    throw error;
  }
}

/**
 * A database that is away. Until it is admitted, each use of it is refused as one of a database
 * that is starting.
 */
export type AwaitedDatabase = ServingDatabase & {
  /**
   * Makes the checks of a start, and those of the caller, then lets the database be used.
   * @throws Error of a check, or of the database that is still away.
   */
  admit(check: (db: Database) => Promise<void>): Promise<void>;
};

/**
 * Opens a database that is away without asking it anything. Null: its address cannot be known
 * before it answers. docs/rules/operations.md#start-without-one-of-several-databases.
 */
export async function awaitServingDatabase(
  config: DatabaseSettings,
): Promise<AwaitedDatabase | null> {
  const { ownerUrl, appUrl, listenUrl, dataDir, namesStatements } =
    await readStoredPasswords(config);
  const url =
    appUrl ?? (ownerUrl === null ? null : await storedLoginUrl({ ownerUrl, appUrl, dataDir }));
  if (url === null) return null;
  let isAdmitted = false;
  const onConnection = (): void => {
    if (!isAdmitted) throw notAdmitted();
  };
  const db = openDatabase({ url, isShared: listenUrl !== null, namesStatements, onConnection });
  return {
    ...{ db, sessionUrl: listenUrl ?? url, isNewerSchema: false },
    admit: async (check) => {
      const { db: checked } = await openServingDatabase(config);
      try {
        await check(checked);
      } finally {
        await checked.close();
      }
      isAdmitted = true;
    },
  };
}

async function readStoredPasswords(config: DatabaseSettings): Promise<DatabaseSettings> {
  const { appUrl, listenUrl, dataDir } = config;
  return {
    ...config,
    appUrl: appUrl && (await withStoredPassword(appUrl, dataDir)),
    listenUrl: listenUrl && (await withStoredPassword(listenUrl, dataDir)),
  };
}

async function checked(
  { listenUrl }: DatabaseSettings,
  serving: ServingDatabase,
): Promise<ServingDatabase> {
  if (listenUrl === null) await checkPooler(serving.db);
  else await checkTransactionPooler(serving.db, listenUrl);
  const problems = await servingRoleProblems(serving.db);
  if (problems.length > 0) throw new Error(`refusing to serve: ${problems.join('; ')}`);
  return serving;
}

/**
 * Opens the pool. Before a pooler opens its first connection, the role gets the settings with which
 * its sessions begin.
 */
async function open(
  { listenUrl, namesStatements }: DatabaseSettings,
  url: string,
): Promise<ServingDatabase> {
  if (listenUrl !== null) await storeRoleSettings(listenUrl);
  return {
    db: openDatabase({ url, isShared: listenUrl !== null, namesStatements }),
    sessionUrl: listenUrl ?? url,
    isNewerSchema: false,
  };
}

/** Opens the database if its schema is current: one statement, without the migrating role. */
async function openIfCurrent(config: DatabaseSettings): Promise<ServingDatabase | null> {
  const { ownerUrl, appUrl, dataDir } = config;
  const url =
    appUrl ?? (ownerUrl === null ? null : await storedLoginUrl({ ownerUrl, appUrl, dataDir }));
  if (url === null) return null;
  const serving = await openIfUp(config, url);
  if (serving === null) return null;
  const state = await schemaStateOf(serving.db).catch(async (error: unknown) => {
    if (ownerUrl !== null) return 'older' as const;
    await serving.db.close();
    throw error;
  });
  if (state === 'current' || state === 'newer')
    return { ...serving, isNewerSchema: state === 'newer' };
  await serving.db.close();
  const refusal = schemaRefusal(state);
  if (refusal !== null) throw new Error(refusal);
  return null;
}

/** Null if the login may be missing, which the migration makes. */
async function openIfUp(config: DatabaseSettings, url: string): Promise<ServingDatabase | null> {
  try {
    return await open(config, url);
  } catch (error) {
    if (config.ownerUrl === null) throw error;
    return null;
  }
}

async function migrateAndOpen(config: DatabaseSettings): Promise<ServingDatabase> {
  const { ownerUrl, appUrl, dataDir } = config;
  if (ownerUrl === null) {
    throw new Error(appUrl === null ? 'DATABASE_URL is not set' : notMigrated);
  }
  const { migrateDatabase } = await import('./platform/db/migrate-database.ts');
  const { servingUrl, state } = await migrateDatabase({ ownerUrl, appUrl, dataDir });
  return { ...(await open(config, servingUrl)), isNewerSchema: state === 'newer' };
}
