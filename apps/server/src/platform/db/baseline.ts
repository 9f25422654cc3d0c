import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * The version of the product whose schema the nouns' `schema.sql` are; the name of the first row of
 * the migrations table. Databases of older versions cannot be upgraded:
 * docs/decisions/0145-from-where-upgrades-count.md.
 */
export const baselineVersion = '0.2.0';

const source = join(import.meta.dirname, '../..');

/** Folders of the nouns with tables, each after those whose tables its own refer to. */
export const schemaNouns: readonly string[] = [
  'tenant',
  'platform/jobs',
  'platform/secrets',
  'page',
  'staff',
  'store',
  'menu',
  'user',
  'session',
  'verification',
  'mail',
  'privacy',
  'slot',
  'order',
  'order-limits',
  'ledger',
  'payment',
  'card',
  'delivery',
  'rider',
  'coupon',
  'points',
  'cart',
  'survey',
  'push',
];

/** Returns the path of a noun's tables, functions and triggers. */
export const schemaFileOf = (noun: string): string => join(source, noun, 'schema.sql');

/**
 * Returns the paths of the nouns' rights, also of a noun whose tables a migration made. The
 * migration runs them after every migration: rows of `serving_rights` (rights of the serving role
 * on a table), `changeable_columns` (which it may change in rows that else stay as they were
 * written) and `hidden_columns` (credentials, which the operator's role does not read).
 */
export const rightsFiles = (root = source): string[] =>
  [...foldersIn(root, '.'), ...foldersIn(root, 'platform')]
    .map((folder) => join(folder, 'rights.sql'))
    .toSorted()
    .map((file) => join(root, file))
    .filter((file) => existsSync(file));

/** Paths below the root. Each start reads them: a glob took a hundredth of a second of it. */
const foldersIn = (root: string, parent: string): string[] =>
  existsSync(join(root, parent))
    ? readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(parent, entry.name))
    : [];

/**
 * Creates the tables, functions and triggers of an empty database.
 * @throws Error naming the file that failed.
 */
export async function createBaseline(owner: pg.Client): Promise<void> {
  for (const noun of schemaNouns) await runSqlFile(owner, schemaFileOf(noun), `schema of ${noun}`);
}

/** @throws Error with `what` before the message of the database. */
export async function runSqlFile(owner: pg.Client, file: string, what: string): Promise<void> {
  try {
    await owner.query(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
