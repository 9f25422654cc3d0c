import { readFileSync } from 'node:fs';
import pg from 'pg';
import { rightsFiles } from './baseline.ts';
import { refuseTransactionPooler } from './check-pooler.ts';
import { ensureLoginUrl } from './app-login.ts';
import {
  migrationsTable,
  readSchemaState,
  schemaComment,
  schemaRefusal,
  type SchemaState,
  secureTablesFile,
} from './migration-state.ts';
import { runMigrations } from './run-migrations.ts';

export type MigrationTask = {
  /**
   * URL of the migrating role: it creates objects and roles (CREATEROLE) and needs no superuser.
   */
  ownerUrl: string;
  /**
   * URL of the serving role that the operator made; null: the migration makes a login and stores
   * its password in `dataDir`.
   */
  appUrl: string | null;
  dataDir: string;
  /** Replaces a lost password of the login: servers that use the old one must be restarted. */
  replacesLogin?: boolean;
};

/** `state`: the state of the schema before the migration. */
export type MigrationResult = { servingUrl: string; changed: boolean; state: SchemaState };

/**
 * Key of the advisory lock by which only one process migrates a database at a time. The number is
 * arbitrary.
 */
const migrationLockId = 7_204_411;

/**
 * Migrates a database to this program's schema, with its roles, policies and grants, and returns
 * the URL of the serving login. If the schema is current, it runs two statements and changes
 * nothing; a newer schema stays as it is. Concurrent calls wait for each other.
 * @throws Error in one sentence for the operator if this program refuses the schema.
 */
export async function migrateDatabase(task: MigrationTask): Promise<MigrationResult> {
  const owner = new pg.Client({
    connectionString: task.ownerUrl,
    application_name: 'comanda migrate',
  });
  await owner.connect();
  try {
    await refusePoolerOf(owner, task.ownerUrl);
    await owner.query(`select pg_advisory_lock(${migrationLockId})`);
    const state = await readSchemaState((text) => owner.query(text));
    const refusal = schemaRefusal(state);
    if (refusal !== null) throw new Error(refusal);
    if (state === 'older') await migrate(owner);
    return {
      servingUrl: await ensureLoginUrl(owner, task, task.replacesLogin),
      changed: state === 'older',
      state,
    };
  } finally {
    await owner.end();
  }
}

const poolerRefusal =
  'DATABASE_URL leads to a pooler that gives each transaction another connection: migrations hold a lock of their session, so it must lead to PostgreSQL itself';

/** The lock of the migration belongs to a session, so no pooler may share it. */
async function refusePoolerOf(owner: pg.Client, ownerUrl: string): Promise<void> {
  const second = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'comanda migrate',
  });
  await second.connect();
  try {
    await refuseTransactionPooler(owner, second, poolerRefusal);
  } finally {
    await second.end();
  }
}

/** The nouns' rights, for the time of the migration's transaction. */
const rightsTables = `
  create temp table serving_rights (table_name name, rights text) on commit drop;
  create temp table changeable_columns (table_name name, column_name name) on commit drop;
  create temp table hidden_columns (table_name name, column_name name) on commit drop;`;

async function migrate(owner: pg.Client): Promise<void> {
  await runMigrations(owner);
  const rights = rightsFiles().map((file) => readFileSync(file, 'utf8'));
  await owner.query(
    `begin; ${rightsTables} ${rights.join('')} ${readFileSync(secureTablesFile, 'utf8')};
      comment on table ${migrationsTable} is '${schemaComment()}'; commit`,
  );
}
