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
export function securedMark(): string {
  const digest = createHash('sha256').update(readFileSync(secureTablesFile)).update(jobsSchema);
  for (const name of knownMigrations()) digest.update(name);
  return digest.digest('hex').slice(0, 24);
}

/** One row of one column: the mark of the database, null where nothing was migrated yet. Any role may ask. */
export const markQuery = `select obj_description(to_regclass('public.${migrationsTable}'), 'pg_class') as mark`;
