import pg from 'pg';

const tables = [
  'tenant_settings',
  'stores',
  'menus',
  'prices',
  'disabled_items',
  'banners',
  'pages',
  'tenant_files',
  'tenant_sources',
];

/**
 * Inserts the rows of a tenant again, into tables with the same columns and keys as the real ones:
 * one statement per table, one transaction, no comparison and no row security. Returns the
 * milliseconds of the inserts; reading the rows and creating the tables is not included.
 */
export async function insertSameRows(databaseUrl: string, tenant: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create schema if not exists baseline');
    await client.query(`select set_config('app.tenant_id', '${tenant}', false)`);
    const statements = [];
    for (const table of tables) {
      await client.query(`drop table if exists baseline.${table}`);
      await client.query(`create table baseline.${table} (like public.${table} including all)`);
      statements.push(
        insertOf(
          table,
          await client.query(`select * from public.${table} where tenant_id = $1`, [tenant]),
        ),
      );
    }
    const begun = performance.now();
    await client.query('begin');
    for (const { text, values } of statements)
      if (values[0]?.length !== 0) await client.query(text, values);
    await client.query('commit');
    return performance.now() - begun;
  } finally {
    await client.end();
  }
}

/** All rows in one statement, with a list of values for each column. */
function insertOf(
  table: string,
  { fields, rows }: pg.QueryResult,
): { text: string; values: unknown[][] } {
  const names = fields.map(({ name }) => name);
  const types = fields.map(({ dataTypeID }) => typeNames[dataTypeID] ?? 'text');
  const text = `insert into baseline.${table} (${names.join(', ')}) overriding system value
    select * from unnest(${types.map((type, place) => `$${place + 1}::${type}[]`).join(', ')})`;
  return { text, values: names.map((name) => rows.map((row) => asValue(row[name]))) };
}

const typeNames: Record<number, string> = {
  16: 'boolean',
  17: 'bytea',
  20: 'bigint',
  21: 'smallint',
  23: 'integer',
  114: 'json',
  1184: 'timestamptz',
  3802: 'jsonb',
};

const asValue = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;
