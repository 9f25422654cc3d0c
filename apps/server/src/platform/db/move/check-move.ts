import type { TenantId } from '@comanda/domain/ids.ts';
import { countRows, findMovedTables } from './moved-tables.ts';
import { type MoveEnd, type MoveState, readMoveState } from './move-end.ts';
import type { MoveEnds } from './replication.ts';

/** The states of a brand at both ends, between which a move can begin or go on. */
type States = { source: MoveState; target: MoveState };

/** The pairs of states that a move passes through, in their order. */
const passed: readonly States[] = [
  { source: 'served', target: 'none' },
  { source: 'served', target: 'arriving' },
  { source: 'leaving', target: 'arriving' },
  { source: 'leaving', target: 'served' },
  { source: 'left', target: 'served' },
];

const sentences: Readonly<Record<MoveState, string>> = {
  served: 'has the brand',
  arriving: 'is receiving the brand',
  leaving: 'is giving the brand away',
  left: 'has rows of the brand from before it left: forget them first',
  none: 'does not have the brand',
};

/**
 * Returns all reasons for which the brand cannot move between these databases, or the tables that
 * move and whether its rows have changed their database already.
 */
export async function checkMove(
  ends: MoveEnds,
  brand: TenantId,
): Promise<{ problems: readonly string[]; tables: readonly string[]; states: States }> {
  const { source, target } = ends;
  const states = {
    source: await readMoveState(source, brand),
    target: await readMoveState(target, brand),
  };
  const isPassed = passed.some(
    (pair) => pair.source === states.source && pair.target === states.target,
  );
  if (!isPassed) {
    const problems = [source, target].map(
      ({ name }, at) => `${name} ${sentences[at === 0 ? states.source : states.target]}`,
    );
    return { problems: [problems.join(', and ')], tables: [], states };
  }
  const { tables, problems: strangers } = await findMovedTables(source);
  const problems = [
    ...strangers,
    ...(await schemaProblems(ends)),
    ...(await sourceProblems(source)),
    ...(await targetProblems(target)),
    ...(states.target === 'none' ? await leftoverProblems(ends, brand, tables) : []),
  ];
  return { problems, tables, states };
}

async function schemaProblems({ source, target }: MoveEnds): Promise<string[]> {
  const [here, there] = [await migrationsOf(source), await migrationsOf(target)];
  return here === there
    ? []
    : [
        `the schema of ${target.name} has another version than that of ${source.name}: migrate both`,
      ];
}

async function migrationsOf({ client }: MoveEnd): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(name, ' ' order by name) as names from migrations`,
  );
  return rows[0]?.names ?? '';
}

/** The rights of the migrating role, and whether it sees rows in spite of row-level security. */
const rolesOf = `select rolsuper as "isSuper", rolreplication as "mayReplicate",
  rolbypassrls as "seesAll", current_setting('wal_level') as "walLevel",
  current_setting('server_version_num')::int as version
  from pg_roles where rolname = current_user`;

type Role = {
  isSuper: boolean;
  mayReplicate: boolean;
  seesAll: boolean;
  walLevel: string;
  version: number;
};

async function roleOf({ client }: MoveEnd): Promise<Role> {
  const { rows } = await client.query<Role>(rolesOf);
  if (rows[0] === undefined) throw new Error('PostgreSQL does not know the role of its session');
  return rows[0];
}

async function sourceProblems(source: MoveEnd): Promise<string[]> {
  const role = await roleOf(source);
  return [
    ...(role.walLevel === 'logical'
      ? []
      : [
          `${source.name} has wal_level ${role.walLevel}: set it to logical and restart PostgreSQL`,
        ]),
    ...(role.isSuper || (role.mayReplicate && role.seesAll)
      ? []
      : [`the migrating role of ${source.name} needs replication and bypassrls during a move`]),
  ];
}

/** From this version on a role without superuser may subscribe. */
const subscribesFrom = 160_000;

async function targetProblems(target: MoveEnd): Promise<string[]> {
  const role = await roleOf(target);
  if (role.isSuper) return [];
  if (role.version < subscribesFrom)
    return [`the migrating role of ${target.name} must be a superuser during a move (version 15)`];
  const { rows } = await target.client.query<{ may: boolean }>(
    `select pg_has_role('pg_create_subscription', 'member') as may`,
  );
  return rows[0]?.may === true && role.seesAll
    ? []
    : [
        `the migrating role of ${target.name} needs bypassrls and pg_create_subscription during a move`,
      ];
}

/** Rows that belong to no brand of the target, and hosts that another brand of it has. */
async function leftoverProblems(
  { source, target }: MoveEnds,
  brand: TenantId,
  tables: readonly string[],
): Promise<string[]> {
  const counts = await countRows(target, brand, tables);
  const leftovers = [...counts].flatMap(([table, count]) => (count > 0 ? [table] : []));
  const { rows: hosts } = await source.client.query<{ host: string }>(
    'select host from tenant_hosts where tenant_id = $1',
    [brand],
  );
  const { rows: taken } = await target.client.query<{ host: string; brand: string }>(
    'select host, tenant_id as brand from tenant_hosts where host = any ($1)',
    [hosts.map(({ host }) => host)],
  );
  return [
    ...(leftovers.length === 0
      ? []
      : [`${target.name} has rows of the brand already, in ${leftovers.join(', ')}`]),
    ...taken.map(({ host, brand: other }) => `${host} is a host of ${other} in ${target.name}`),
  ];
}
