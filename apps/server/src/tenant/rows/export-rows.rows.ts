import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import type { TenantTable } from './tenant-tables.rows.ts';

/** Rows of a table whose rows may hold a picture that are read at once, and of any other. */
const rowsWithBytes = 4;
const rowsPerFetch = 500;

const cursorOf = ({ name }: TenantTable): Sql => raw(`rows_of_${name}`);

/**
 * Opens a cursor over the brand's rows of each table, in the order of their keys. All are opened
 * before the first row is read, so the files show one moment.
 */
export async function openCursors(tx: Tx, tables: readonly TenantTable[]): Promise<void> {
  for (const table of tables)
    await tx.query(
      `declare-rows-of-${table.name}`,
      sql`declare ${cursorOf(table)} no scroll cursor for
        select row_to_json(r)::text as line from (
          select ${join(table.columns.map((name) => raw(`"${name}"`)))} from ${raw(table.name)}
          where tenant_id = ${raw(`'${tx.tenantId}'`)} order by tenant_id, ${raw(table.key)}) r`,
    );
}

/** Yields the brand's rows of a table as JSON lines, some hundred at a time. */
export async function* fetchRows(tx: Tx, table: TenantTable): AsyncGenerator<readonly string[]> {
  const count = table.hasBytes ? rowsWithBytes : rowsPerFetch;
  for (let isLast = false; !isLast;) {
    const rows = await tx.query<{ line: string }>(
      `fetch-rows-of-${table.name}`,
      sql`fetch ${raw(String(count))} from ${cursorOf(table)}${empty}`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    isLast = rows.length < count;
  }
}
