import type { MoveEnd } from './move-end.ts';

/** Tables whose rows belong to no brand, or that the switch of a move changes itself. */
const ownTables: ReadonlySet<string> = new Set(['tenants', 'tenant_hosts', 'migrations']);

type Table = { name: string; hasTenant: boolean };

/**
 * Returns the tables whose rows move with their brand, sorted, and a sentence for each table that
 * is neither of those nor known to stay.
 */
export async function findMovedTables({
  name: database,
  client,
}: MoveEnd): Promise<{ tables: readonly string[]; problems: readonly string[] }> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid
        and a.attname = 'tenant_id' and not a.attisdropped) as "hasTenant"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  );
  const others = rows.filter(({ name }) => !ownTables.has(name));
  return {
    tables: others.filter(({ hasTenant }) => hasTenant).map(({ name }) => name),
    problems: others
      .filter(({ hasTenant }) => !hasTenant)
      .map(({ name }) => `the table ${name} of ${database} has no tenant_id, so it cannot move`),
  };
}

/** Returns how many rows the brand has in each table. Only one brand's rows are in view. */
export async function countRows(
  { client }: MoveEnd,
  brand: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts: [string, number][] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from public.${client.escapeIdentifier(table)} where tenant_id = $1`,
      [brand],
    );
    counts.push([table, Number(rows[0]?.count)]);
  }
  return new Map(counts);
}
