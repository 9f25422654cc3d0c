import { checkClock } from './check-start.ts';
import type { Config } from './config.ts';
import {
  type AwaitedDatabase,
  awaitServingDatabase,
  openOperatorDatabase,
  openServingDatabase,
  type DatabaseSettings,
} from './open-serving-database.ts';
import type { Database } from './platform/db/database.ts';
import { isUnavailable } from './platform/db/database-errors.ts';
import { joinDatabases } from './platform/db/join-databases.ts';
import { databasesOf } from './platform/settings/read-databases.ts';

/** A database that was away at the start. `place`: among all databases. */
export type NamedAwaited = { name: string; place: number; admit: AwaitedDatabase['admit'] };

/**
 * All databases as one. `sessionUrls` and `newerSchemas` (the names of those that a newer version
 * migrated) are in the order of the databases. `awaited`: those that were away.
 */
type OpenDatabases = {
  db: Database;
  sessionUrls: readonly string[];
  newerSchemas: readonly string[];
  awaited: readonly NamedAwaited[];
};

/**
 * Opens the first database and those of DATABASES with the serving role, and compares the clock of
 * this machine with theirs. Of several, those that are away are awaited while another one answers.
 * docs/rules/operations.md#start-without-one-of-several-databases.
 * @throws Error in one sentence for the operator, with the name of the database if there are
 * several.
 */
export async function openServingDatabases(config: Config): Promise<OpenDatabases> {
  const isAlone = databasesOf(config).length === 1;
  let firstAway: unknown = null;
  const opened = await openEach(config, async (settings) => {
    try {
      return { ...(await openChecked(settings)), admit: null };
    } catch (error) {
      const awaited =
        isAlone || !isUnavailable(error) ? null : await awaitServingDatabase(settings);
      if (awaited === null) return namedIfAway(error);
      firstAway ??= error;
      return {
        ...awaited,
        admit: (check: (db: Database) => Promise<void>) =>
          awaited.admit(async (db) => {
            await checkClock(db);
            await check(db);
          }),
      };
    }
  });
  const awaited = opened.flatMap(({ name, serving: { admit } }, place) =>
    admit === null ? [] : [{ name, place, admit }],
  );
  if (awaited.length === opened.length) {
    for (const { serving } of opened) await serving.db.close();
    namedIfAway(firstAway);
  }
  return {
    db: joined(opened.map(({ serving }) => serving.db)),
    sessionUrls: opened.map(({ serving }) => serving.sessionUrl),
    newerSchemas: opened.flatMap(({ name, serving }) => (serving.isNewerSchema ? [name] : [])),
    awaited,
  };
}

async function openChecked(settings: DatabaseSettings) {
  const serving = await openServingDatabase(settings);
  try {
    await checkClock(serving.db);
  } catch (error) {
    await serving.db.close();
    throw error;
  }
  return serving;
}

/** Opens the same databases for an operator's command. @throws Error like the servers'. */
export async function openOperatorDatabases(config: Config): Promise<Database> {
  const opened = await openEach(config, async (settings) => ({
    db: await openOperatorDatabase(settings),
  }));
  return joined(opened.map(({ serving }) => serving.db));
}

type Opened<Serving> = { name: string; serving: Serving };

/** Opens one after the other; if one fails, closes those that are open. */
async function openEach<Serving extends { db: Database }>(
  config: Config,
  open: (settings: DatabaseSettings) => Promise<Serving>,
): Promise<readonly Opened<Serving>[]> {
  const { dataDir, namesStatements } = config;
  const databases = databasesOf(config);
  const opened: Opened<Serving>[] = [];
  for (const { name, ...urls } of databases)
    try {
      opened.push({ name, serving: await open({ ...urls, dataDir, namesStatements }) });
    } catch (error) {
      for (const { serving } of opened) await serving.db.close();
      if (databases.length === 1 || !(error instanceof Error)) throw error;
      throw new Error(`database ${name}: ${error.message}`, { cause: error });
    }
  return opened;
}

function joined([first, ...others]: readonly Database[]): Database {
  if (first === undefined) throw new Error('no database was opened');
  return others.length === 0 ? first : joinDatabases([first, ...others]);
}

/**
 * @throws Error that says that the database is away, without its address; any other error
 * unchanged.
 */
function namedIfAway(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`the database cannot be reached: ${reason}; a server does not start without it`, {
    cause: error,
  });
}
