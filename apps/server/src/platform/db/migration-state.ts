import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
export const migrationsFolder = join(here, 'migrations');
export const migrationsTable = 'migrations';
export const secureTablesFile = join(here, 'secure-tables.sql');

/** Raised by hand when the job library is updated: its own migrations and our grants on it run again. */
const jobsSchema = 'graphile-worker 0.18.0';

/** Names of all migrations of this program, oldest first, as the migrations table spells them. */
export const knownMigrations = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();

/** What a database says of itself, as the comment of its migrations table, once roles, policies and grants are those of this program. */
export function schemaFingerprint(): string {
  const digest = createHash('sha256').update(readFileSync(secureTablesFile)).update(jobsSchema);
  for (const name of knownMigrations()) digest.update(name);
  return digest.digest('hex').slice(0, 24);
}

/** A migration with this line leaves nothing that a server from before it could serve: a column that it reads is gone, for example. */
const breakingLine = /^-- Older servers cannot serve after this\b/m;

/** The newest migration that older servers cannot serve after, or '' where each of them can. */
const servableSince = (): string =>
  knownMigrations().findLast((name) =>
    breakingLine.test(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8')),
  ) ?? '';

/** The comment of the migrations table: the mark, and since which migration servers can serve this schema. */
export const schemaComment = (): string => `${schemaFingerprint()} since ${servableSince()}`.trim();

/**
 * `current`: the schema is this program's. `older`: it must be migrated. `newer`: a newer version migrated it, and this program can go
 * on serving it. `tooNew`: a newer version migrated it in a way that this program cannot serve.
 */
export type SchemaState = 'current' | 'older' | 'newer' | 'tooNew';

/** For the operator. */
export const schemaTooNew =
  'a newer version migrated the database in a way that this version cannot serve: start that version, or see "Going back" in docs/operations.md';

type Query = (
  text: string,
) => Promise<{ rows: { comment: string | null; names?: string[] | null }[] }>;

/** Any role may ask. One statement where the schema is this program's, two where it is not. */
export async function readSchemaState(query: Query): Promise<SchemaState> {
  const { rows } = await query(
    `select obj_description(to_regclass('public.${migrationsTable}'), 'pg_class') as comment`,
  );
  const [fingerprint, , since = ''] = (rows[0]?.comment ?? '').split(' ');
  if (fingerprint === schemaFingerprint()) return 'current';
  if (fingerprint === '') return 'older';
  const applied = await query(
    `select null as comment, array_agg(name::text) as names from public.${migrationsTable}`,
  );
  return compareMigrations(new Set(applied.rows[0]?.names), since);
}

function compareMigrations(applied: ReadonlySet<string>, since: string): SchemaState {
  const known = knownMigrations();
  const isAhead = known.every((name) => applied.has(name)) && applied.size > known.length;
  if (!isAhead) return 'older';
  return known.includes(since) || since === '' ? 'newer' : 'tooNew';
}
