import type { OwnerQueries } from './owner-queries.ts';

/**
 * Returns every column of every table whose value contains a mark, as `table.column`, in the rows
 * of one tenant.
 * `marks`: a regular expression of PostgreSQL, compared without case.
 */
export async function findMarks(
  owner: OwnerQueries,
  tenant: string,
  marks: string,
): Promise<string[]> {
  const tables = await owner.rows<{ name: string }>(
    tenant,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n
      on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.rows<{ key: string }>(
      tenant,
      `select distinct cell.key from ${name} t, jsonb_each_text(to_jsonb(t)) cell
        where cell.value ~* $1 order by 1`,
      [marks],
    );
    found.push(...rows.map(({ key }) => `${name.replace('public.', '')}.${key}`));
  }
  return found;
}
