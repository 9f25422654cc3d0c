import pg from 'pg';
import { readSchemaState, type SchemaState } from './migration-state.ts';

/**
 * The facts of a database for its operator. `connections`: those to it, and how many its server
 * takes. `brands`: their ids, each with the state of its move.
 */
export type DatabaseFacts = {
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

/** Reads them on a connection of its own. @throws the error of a database that does not answer. */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
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
