import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineVersion, rightsFiles } from './baseline.ts';

const here = import.meta.dirname;
export const migrationsFolder = join(here, 'migrations');
export const migrationsTable = 'migrations';
export const secureTablesFile = join(here, 'secure-tables.sql');

/**
 * Returns the names of this program's baseline and migrations, oldest first, as the migrations
 * table stores them.
 */
export const knownMigrations = (folder = migrationsFolder): string[] => [
  baselineVersion,
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort(),
];

/**
 * Hash of this program's migrations, roles, policies and grants. A migrated database stores it as
 * the comment of its migrations table.
 */
function schemaFingerprint(): string {
  const digest = createHash('sha256').update(readFileSync(secureTablesFile));
  for (const file of rightsFiles()) digest.update(readFileSync(file));
  for (const name of knownMigrations()) digest.update(name);
  return digest.digest('hex').slice(0, 24);
}

/**
 * A migration with this line breaks servers of older versions, for example because it drops a
 * column that they read.
 */
const breakingLine = /^-- Older servers cannot serve after this\b/m;

/** Name of the newest migration that breaks older servers, or '' if none does. */
const servableSince = (): string =>
  knownMigrations()
    .slice(1)
    .findLast((name) =>
      breakingLine.test(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8')),
    ) ?? '';

/**
 * Comment of the migrations table: the fingerprint, and the newest migration that breaks older
 * servers.
 */
export const schemaComment = (): string => `${schemaFingerprint()} since ${servableSince()}`.trim();

/**
 * `current`: the schema is this program's. `older`: it must be migrated. `newer`: a newer version
 * migrated it, and this program can go on serving it. `tooNew`: a newer version migrated it in a
 * way that this program cannot serve. `tooOld`: a version before 0.2.0 made it, and it cannot be
 * upgraded.
 */
export type SchemaState = 'current' | 'older' | 'newer' | 'tooNew' | 'tooOld';

const refusals: Readonly<Record<SchemaState, string | null>> = {
  current: null,
  older: null,
  newer: null,
  tooNew:
    'a newer version migrated the database in a way that this version cannot serve: start that version, or see "Going back" in docs/operations.md',
  tooOld:
    'a version before 0.2.0 made this database, and it cannot be upgraded: export its brands with that version and import them into an empty database, see "Databases of before 0.2.0" in docs/operations.md; or, if it is the demonstration of npm start, stop it and delete the folder .data',
};

/** Message for the operator about a database that this program refuses; null: it does not. */
export const schemaRefusal = (state: SchemaState): string | null => refusals[state];

type Query = (
  text: string,
) => Promise<{ rows: { comment: string | null; made?: boolean; names?: string[] | null }[] }>;

/**
 * Reads the state of the schema; any role may call it. One statement if the schema is this
 * program's, else two.
 */
export async function readSchemaState(query: Query): Promise<SchemaState> {
  const { rows } = await query(
    `select obj_description(place, 'pg_class') as comment, place is not null as made
    from to_regclass('public.${migrationsTable}') as place`,
  );
  const [fingerprint, , since = ''] = (rows[0]?.comment ?? '').split(' ');
  if (fingerprint === schemaFingerprint()) return 'current';
  if (rows[0]?.made !== true) return 'older';
  const applied = await query(
    `select null as comment, array_agg(name::text) as names from public.${migrationsTable}`,
  );
  return compareMigrations(new Set(applied.rows[0]?.names), since);
}

function compareMigrations(applied: ReadonlySet<string>, since: string): SchemaState {
  if (applied.size > 0 && !applied.has(baselineVersion)) return 'tooOld';
  const known = knownMigrations();
  const isAhead = known.every((name) => applied.has(name)) && applied.size > known.length;
  if (!isAhead) return 'older';
  return known.includes(since) || since === '' ? 'newer' : 'tooNew';
}
