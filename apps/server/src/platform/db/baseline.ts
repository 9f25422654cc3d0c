import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * The version of the product whose schema the files of `schema/` are; the name of the first row of
 * the migrations table. Databases of older versions cannot be upgraded:
 * docs/decisions/0145-from-where-upgrades-count.md.
 */
export const baselineVersion = '0.2.0';

export const schemaFolder = join(import.meta.dirname, 'schema');

/** The files of the schema folder, each after those whose tables its own refer to. */
export const schemaNouns: readonly string[] = [
  'tenant',
  'job',
  'secret',
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
  'order-limit',
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

/**
 * Creates the tables, functions and triggers of an empty database.
 * @throws Error naming the file that failed.
 */
export async function createBaseline(owner: pg.Client): Promise<void> {
  for (const noun of schemaNouns)
    await runSqlFile(owner, join(schemaFolder, `${noun}.sql`), `schema of ${noun}`);
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
