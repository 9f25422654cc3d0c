import pg from 'pg';
import { readConfig } from '../../config.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';
import { readSchemaState, type SchemaState } from '../../platform/db/migration-state.ts';
import { databasesOf, type NamedDatabase } from '../../platform/settings/read-databases.ts';

type DatabaseFacts = {
  version: string;
  schema: SchemaState;
  size: string;
  connections: string;
  walLevel: string;
  brands: string;
};

const facts = `select current_setting('server_version') as version,
  pg_size_pretty(pg_database_size(current_database())) as size,
  current_setting('wal_level') as "walLevel",
  (select count(*) from pg_stat_activity where datname = current_database()) || ' of '
    || current_setting('max_connections') as connections`;

const brands = `select coalesce(string_agg(
    id || coalesce(' (' || move_state || ')', ''), ' ' order by id), 'none') as brands
  from tenants`;

const header = ['database', 'PostgreSQL', 'schema', 'size', 'connections', 'wal_level', 'brands'];

/**
 * Prints what is in each database: version, schema, size, connections and brands, each with the
 * state of its move. Returns false if a database does not answer.
 */
export async function listDatabases(): Promise<boolean> {
  const databases = databasesOf(readConfig());
  const rows: string[][] = [];
  let areAllThere = true;
  for (const database of databases) {
    const found = await readFacts(database).catch((error: unknown) => String(error));
    if (typeof found === 'string') areAllThere = false;
    rows.push([database.name, ...(typeof found === 'string' ? [found] : cellsOf(found))]);
  }
  for (const line of formatTable([header, ...rows])) printLine(line);
  return areAllThere;
}

const cellsOf = (found: DatabaseFacts): string[] => [
  found.version,
  found.schema,
  found.size,
  found.connections,
  found.walLevel,
  found.brands,
];

async function readFacts({ ownerUrl, listenUrl, appUrl }: NamedDatabase): Promise<DatabaseFacts> {
  const url = ownerUrl ?? listenUrl ?? appUrl;
  if (url === null) throw new Error('no address is set');
  const client = new pg.Client({ connectionString: url, application_name: 'comanda databases' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const schema = await readSchemaState((text) => client.query(text));
    const { rows } = await client.query<Omit<DatabaseFacts, 'schema' | 'brands'>>(facts);
    const [row] = rows;
    if (row === undefined) throw new Error('PostgreSQL returned nothing');
    if (schema !== 'current' && schema !== 'newer') return { ...row, schema, brands: 'unknown' };
    const found = await client.query<{ brands: string }>(brands);
    return { ...row, schema, brands: found.rows[0]?.brands ?? '' };
  } finally {
    await client.end();
  }
}
