import { rmSync } from 'node:fs';
import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';

/**
 * A database on a PostgreSQL of its own, whose folder has the data files, all WAL of the run and
 * the log of every statement.
 */
export type SearchDatabase = {
  ownerUrl: string;
  appUrl: string;
  /** The superuser's connection: row-level security hides nothing from it. */
  admin: pg.Client;
  /** Holds `data` and `log`. */
  folder: string;
  close(): Promise<void>;
};

/** Nothing of the run may be recycled, and each statement is logged with its parameters. */
const settings = {
  wal_keep_size: '16GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  synchronous_commit: 'off',
  log_statement: 'all',
  log_parameter_max_length_on_error: '-1',
  log_error_verbosity: 'verbose',
};

export async function openSearchDatabase(): Promise<SearchDatabase> {
  const name = `card-search-${process.pid}`;
  const instance = await startDatabase(name, { durable: true });
  const end = async () => {
    await releaseDatabase(instance);
    rmSync(instance.folder, { recursive: true, force: true });
  };
  try {
    const first = await connectAsAdmin(instance.url, 'postgres');
    for (const [key, value] of Object.entries(settings))
      await first.query(`alter system set ${key} = '${value}'`);
    await first.query('select pg_reload_conf()');
    await first.end();
    const database = await onInstance(instance.url);
    const admin = await connectAsAdmin(instance.url, database.name);
    await storeUncompressed(admin);
    return {
      ...database,
      admin,
      folder: instance.folder,
      close: async () => {
        await admin.end();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Both roles of an instance have one password. */
async function connectAsAdmin(ownerUrl: string, database: string): Promise<pg.Client> {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

async function onInstance(url: string): Promise<FreshDatabase> {
  const earlier = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = url;
  try {
    return await freshDatabase();
  } finally {
    if (earlier === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = earlier;
  }
}

/** Long values are stored as they are: a compressed one could not be searched in the data files. */
async function storeUncompressed(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ statement: string }>(
    `select format('alter table %s alter column %I set storage external', a.attrelid::regclass,
      a.attname) as statement
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t
         on t.oid = a.atttypid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and t.typstorage in ('x', 'm')
        and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { statement } of rows) await admin.query(statement);
}
