import sql from 'sql-template-tag';
import type { Database } from './database.ts';
import { readSchemaState, type SchemaState } from './migration-state.ts';
import { poolOf } from './pool.ts';

type Powers = {
  name: string;
  super: boolean;
  bypass: boolean;
  creates_roles: boolean;
  owns: string | null;
  truncates: string | null;
  rewrites: string | null;
};

/** Counts what the role has itself and what it could take on as a member of others. */
const powers = sql`
  select current_user as name,
    bool_or(rolsuper) as super,
    bool_or(rolbypassrls) as bypass,
    bool_or(rolcreaterole) as creates_roles,
    (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') and pg_has_role(current_user, c.relowner, 'member')) as owns,
    (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') and has_table_privilege(c.oid, 'truncate')) as truncates,
    (select min(place) from unnest(array['ledger_events', 'payment_events', 'delivery_events']) as place
      where has_any_column_privilege(to_regclass('public.' || place), 'update') or has_table_privilege(to_regclass('public.' || place), 'delete')) as rewrites
  from pg_roles where pg_has_role(current_user, oid, 'member')`;

/** Why the serving role could see past row-level security, as sentences for the operator; none when it cannot. reliability §1. */
export async function dangersOfServingRole(database: Database): Promise<string[]> {
  const { rows } = await poolOf(database).pool.query<Powers>(powers.text);
  const found = rows[0];
  if (!found) return ['the serving role is not known to the database'];
  const role = `the serving role "${found.name}"`;
  return [
    found.super ? `${role} is, or may become, a superuser` : '',
    found.bypass ? `${role} has, or may take on, BYPASSRLS` : '',
    found.creates_roles ? `${role} may create roles, and so become another` : '',
    found.owns === null ? '' : `${role} owns, or may act as the owner of, table ${found.owns}`,
    found.rewrites === null ? '' : `${role} may change what was written once, in table ${found.rewrites}`,
    found.truncates === null ? '' : `${role} may TRUNCATE table ${found.truncates}`,
  ].filter((sentence) => sentence !== '');
}

/** How the database's schema and guards stand to this program's. */
export const schemaStateOf = (database: Database): Promise<SchemaState> =>
  readSchemaState((text) => poolOf(database).pool.query<{ comment: string | null }>(text));
