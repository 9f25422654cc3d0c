import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ensureLoginUrl } from './app-login.ts';
import {
  migrationsTable,
  readSchemaState,
  schemaComment,
  schemaTooNew,
  type SchemaState,
  secureTablesFile,
} from './migration-state.ts';
import { runMigrations } from './run-migrations.ts';

export type MigrationTask = {
  /** The migrating role: creates objects and roles (CREATEROLE), needs no superuser. */
  ownerUrl: string;
  /** The serving role, where the operator made it; null: a login is made here, its secret kept in `dataDir`. */
  appUrl: string | null;
  dataDir: string;
  /** Gives the login a new password where its own is lost: servers that know the old one must be started again. */
  replacesLogin?: boolean;
};

/** `state`: how the schema stood to this program's before. */
export type MigrationResult = { servingUrl: string; changed: boolean; state: SchemaState };

/** Any number; one program at a time migrates a database. */
const migrationLockId = 7_204_411;

/**
 * Brings a database to this program's schema, with its roles, policies and grants, and answers the address to serve with. Nothing is
 * done, in two statements, when all is there, and a schema of a newer version is left as it is. Several programs may call it at once: one
 * works, the others wait.
 */
export async function migrateDatabase(task: MigrationTask): Promise<MigrationResult> {
  const owner = new pg.Client({
    connectionString: task.ownerUrl,
    application_name: 'comanda migrate',
  });
  await owner.connect();
  try {
    await owner.query(`select pg_advisory_lock(${migrationLockId})`);
    const state = await readSchemaState((text) => owner.query(text));
    if (state === 'tooNew') throw new Error(schemaTooNew);
    if (state === 'older') await migrate(owner, task.ownerUrl);
    return {
      servingUrl: await ensureLoginUrl(owner, task, task.replacesLogin),
      changed: state === 'older',
      state,
    };
  } finally {
    await owner.end();
  }
}

async function migrate(owner: pg.Client, ownerUrl: string): Promise<void> {
  const { runMigrations: runJobMigrations, Logger } = await import('graphile-worker');
  await runMigrations(owner);
  await runJobMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => undefined) });
  await owner.query(
    `begin; ${readFileSync(secureTablesFile, 'utf8')}; comment on table ${migrationsTable} is '${schemaComment()}'; commit`,
  );
}
