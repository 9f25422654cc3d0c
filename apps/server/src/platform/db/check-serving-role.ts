import sql from 'sql-template-tag';
import type { Database } from './database.ts';
import { readSchemaState, type SchemaState } from './migration-state.ts';
import { refuseTransactionPooler } from './check-pooler.ts';
import { poolOf } from './pool.ts';

type RolePrivileges = {
  name: string;
  super: boolean;
  bypass: boolean;
  creates_roles: boolean;
  owns: string | null;
  truncates: string | null;
  rewrites: string | null;
};

/** Includes the rights that the role could take on as a member of other roles. */
const rolePrivileges = sql`
  select current_user as name,
    bool_or(rolsuper) as super,
    bool_or(rolbypassrls) as bypass,
    bool_or(rolcreaterole) as creates_roles,
    (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public'
        and pg_has_role(current_user, c.relowner, 'member')) as owns,
    (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public'
        and has_table_privilege(c.oid, 'truncate')) as truncates,
    (select min(place) from unnest(array['ledger_events', 'payment_events', 'delivery_events',
      'card_events', 'counter_refunds', 'counter_actions']) as place
      where has_any_column_privilege(to_regclass('public.' || place), 'update')
        or has_table_privilege(to_regclass('public.' || place), 'delete')) as rewrites
  from pg_roles where pg_has_role(current_user, oid, 'member')`;

/**
 * Returns the reasons why the serving role could bypass row-level security, as sentences for the
 * operator; empty if it cannot. docs/rules/operations.md#serving-role.
 */
export async function servingRoleProblems(database: Database): Promise<string[]> {
  const { rows } = await poolOf(database).pool.query<RolePrivileges>(rolePrivileges.text);
  const privileges = rows[0];
  if (!privileges) return ['the serving role is not known to the database'];
  const role = `the serving role "${privileges.name}"`;
  return [
    privileges.super ? `${role} is, or may become, a superuser` : '',
    privileges.bypass ? `${role} has, or may take on, BYPASSRLS` : '',
    privileges.creates_roles ? `${role} may create roles, and so become another` : '',
    privileges.owns === null
      ? ''
      : `${role} owns, or may act as the owner of, table ${privileges.owns}`,
    privileges.rewrites === null
      ? ''
      : `${role} may change what was written once, in table ${privileges.rewrites}`,
    privileges.truncates === null ? '' : `${role} may TRUNCATE table ${privileges.truncates}`,
  ].filter((sentence) => sentence !== '');
}

/**
 * Checks that no pooler shares the connections of this database between transactions.
 * @throws Error in one sentence for the operator if one does.
 */
export async function checkPooler(database: Database): Promise<void> {
  const { pool } = poolOf(database);
  const first = await pool.connect();
  try {
    const second = await pool.connect();
    await refuseTransactionPooler(first, second).finally(() => second.release());
  } finally {
    first.release();
  }
}

/** Compares the database's schema and grants with this program's. */
export const schemaStateOf = (database: Database): Promise<SchemaState> =>
  readSchemaState((text) => poolOf(database).pool.query<{ comment: string | null }>(text));
