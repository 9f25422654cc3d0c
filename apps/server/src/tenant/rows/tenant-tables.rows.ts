import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * A table with rows of a brand. `key`: the column by which they are read in order, after the brand.
 * `columns`: those that the operator's role reads, so no credential. `hasBytes`: a row may hold a
 * whole picture.
 */
export type TenantTable = {
  name: string;
  key: string;
  keyType: string;
  columns: readonly string[];
  hasBytes: boolean;
};

/**
 * Returns every table with rows of a brand from the catalogue, each before the tables that its own
 * foreign keys refer to. Tables that a migration makes later are among them.
 */
export async function listTenantTables(tx: Tx): Promise<readonly TenantTable[]> {
  const tables = await tx.query<TenantTable & { parents: readonly string[] }>(
    'list-tenant-tables',
    sql`with readable as (
        select c.oid, exists (select from aclexplode(c.relacl) g join pg_roles r
          on r.oid = g.grantee
          where r.rolname like '%\\_ops' and g.privilege_type = 'SELECT') as is_whole
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      )
      select c.relname as name, k.attname as key, format_type(k.atttypid, null) as "keyType",
        (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and (w.is_whole or exists (select from aclexplode(a.attacl) g
              join pg_roles r on r.oid = g.grantee
              where r.rolname like '%\\_ops' and g.privilege_type = 'SELECT'))) as columns,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.atttypid = 'bytea'::regtype) as "hasBytes",
        array(select distinct p.confrelid::regclass::text from pg_constraint p
          where p.contype = 'f' and p.conrelid = c.oid and p.confrelid <> c.oid) as parents
      from readable w join pg_class c on c.oid = w.oid
        cross join lateral (select i.indkey from pg_index i where i.indrelid = c.oid
          and i.indisunique and i.indpred is null order by i.indisprimary desc limit 1) i
        join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
        join pg_attribute k on k.attrelid = c.oid
          and k.attnum = case when i.indkey[0] = t.attnum and array_length(i.indkey, 1) > 1
            then i.indkey[1] else i.indkey[0] end
      order by c.relname`,
  );
  return childrenFirst(tables);
}

function childrenFirst(
  tables: readonly (TenantTable & { parents: readonly string[] })[],
): readonly TenantTable[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: TenantTable[] = [];
  while (left.size > 0) {
    const referredTo = new Set([...left.values()].flatMap(({ parents }) => parents));
    const next = [...left.values()].filter(({ name }) => !referredTo.has(name));
    if (next.length === 0) throw new Error('foreign keys of tables form a circle');
    for (const { parents: _, ...table } of next) {
      left.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}
