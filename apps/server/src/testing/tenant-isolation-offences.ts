import type pg from 'pg';

/**
 * Each query lists the offences against one sentence of docs/rules/tenants.md#row-level-security; a
 * row's text is the place. Reference tables are named exceptions.
 */
const ours = `n.nspname = 'public'`;
const exceptions = `('tenants', 'tenant_hosts', 'migrations')`;
/** The policy's expression as PostgreSQL prints it. */
const ownTenant = `'(tenant_id = NULLIF(current_setting(''app.tenant_id''::text, true), ''''::text))'`;
/** The second policy of the table `jobs`: the job runner claims the jobs of all brands. */
const jobRunner = `'(current_setting(''app.job_runner''::text, true) = ''on''::text)'`;
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;

const rules: Record<string, string> = {
  'a table has no tenant_id': `select c.relname as place from ${tables} where ${ours}
    and c.relkind in ('r', 'p') and c.relname not in ${exceptions}
    and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'
      and a.attnotnull)`,
  'a table does not force row-level security': `select c.relname as place from ${tables}
    where ${ours} and c.relkind in ('r', 'p')
    and c.relname not in ${exceptions} and not (c.relrowsecurity and c.relforcerowsecurity)`,
  'a table has other than its one policy, for all, reading and writing alike': `select c.relname as
    place from ${tables}
    where ${ours} and c.relkind in ('r', 'p') and c.relname not in ${exceptions}
      and (select coalesce(string_agg(concat(
      p.polcmd, p.polpermissive, pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)),
        '+'), '') from pg_policy p where p.polrelid = c.oid)
    <> concat('*', true, ${ownTenant}, ${ownTenant})
    and not (c.relname = 'jobs'
      and (select array_agg(concat(p.polname, p.polcmd, p.polpermissive,
      pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) order by p.polname)
      from pg_policy p where p.polrelid = c.oid) = array[concat('job_runner*', true, ${jobRunner},
        ${jobRunner}), concat('own_tenant*', true, ${ownTenant}, ${ownTenant})])`,
  'a unique index does not start with tenant_id': `select i.indexrelid::regclass::text as place
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relname not in ${exceptions}
      and i.indisunique
    and (select a.attname from pg_attribute a where a.attrelid = c.oid
      and a.attnum = i.indkey[0]) is distinct from 'tenant_id'`,
  'a foreign key leaves tenant_id out': `select k.conname as place from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours} and k.contype = 'f'
    and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'
      and a.attnum = any(k.conkey))`,
  'a view does not run as its reader': `select c.relname as place from ${tables} where ${ours}
    and c.relkind = 'v'
    and not coalesce(c.reloptions @> array['security_invoker=true']
      or c.reloptions @> array['security_invoker=on'], false)`,
  'a materialized view exists': `select c.relname as place from ${tables} where ${ours}
    and c.relkind = 'm'`,
  'a function runs as its owner': `select p.oid::regprocedure::text as place from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef
      and not (p.proname in ('create_brand', 'open_brand')
        and pg_get_userbyid(p.proowner) like '%\\_sign\\_up'
        and p.proconfig @> array['search_path=public, pg_temp'])`,
  'somebody but the owner may truncate': `select c.relname as place
    from ${tables}, aclexplode(c.relacl) g
    where n.nspname = 'public' and g.privilege_type = 'TRUNCATE' and g.grantee <> c.relowner`,
  'the serving role may write a reference table': `select c.relname as place
    from ${tables}, aclexplode(c.relacl) g
    where ${ours} and c.relname in ${exceptions} and g.privilege_type in ('INSERT', 'UPDATE',
      'DELETE') and g.grantee <> c.relowner
      and pg_get_userbyid(g.grantee) not like '%\\_sign\\_up'`,
};

export type IsolationOffence = { rule: string; place: string };

/**
 * Returns everything in the database by which one tenant could see or guess another tenant's rows.
 */
export async function tenantIsolationOffences(client: pg.Client): Promise<IsolationOffence[]> {
  const found: IsolationOffence[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await client.query<{ place: string }>(query);
    found.push(...rows.map(({ place }) => ({ rule, place })));
  }
  return found;
}
