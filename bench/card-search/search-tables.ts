import type pg from 'pg';
import type { Piece, Place } from './search-place.ts';

const rowsAtOnce = 2_000;

/**
 * Every row of every table of the database in every schema that is not PostgreSQL's own, as text;
 * bytes are hexadecimal.
 */
export const tablesPlace = (admin: pg.Client): Place => ({
  name: 'tables',
  read: () => readTables(admin),
  plant: (number) => plantInTables(admin, number),
});

export async function tableNames(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n
      on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema',
        'pg_toast') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function* readTables(admin: pg.Client): AsyncIterable<Piece> {
  for (const table of await tableNames(admin))
    for await (const rows of readRows(admin, table))
      yield { where: table, bytes: Buffer.from(rows.join('\n')) };
}

/** Reads a table's rows as JSON texts, some thousands at once. */
export async function* readRows(admin: pg.Client, table: string): AsyncIterable<string[]> {
  await admin.query('begin');
  await admin.query(`declare every_row cursor for select to_jsonb(t)::text as row from ${table} t`);
  try {
    for (;;) {
      const { rows } = await admin.query<{ row: string }>(`fetch ${rowsAtOnce} from every_row`);
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await admin.query('commit');
  }
}

/**
 * Gives every table that has rows a column with the number, and a table of its own a value of each
 * other type.
 */
async function plantInTables(admin: pg.Client, number: string): Promise<void> {
  for (const table of await tableNames(admin))
    await admin.query(`alter table ${table} add column planted text default '${number}'`);
  await admin.query(
    `create table planted_types as select '${number}'::bigint as whole,
      '${number}'::numeric as exact,
       convert_to('${number}', 'UTF8') as bytes, jsonb_build_object('a', ${number}) as document,
       array['${number}'] as list`,
  );
}
