import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { knownMigrations, migrationsFolder, migrationsTable } from './migration-state.ts';

const makeTable = `create table if not exists public.${migrationsTable} (
  id serial primary key, name varchar(255) not null, run_on timestamp not null)`;

/**
 * Runs the SQL files that this database has not applied yet, oldest first, in one transaction: all
 * or none.
 * @throws Error naming the file that failed.
 */
export async function runMigrations(owner: pg.Client): Promise<void> {
  await owner.query(makeTable);
  const { rows } = await owner.query<{ name: string }>(
    `select name from public.${migrationsTable}`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  await owner.query('begin');
  try {
    for (const name of knownMigrations()) if (!applied.has(name)) await runMigration(owner, name);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function runMigration(owner: pg.Client, name: string): Promise<void> {
  try {
    await owner.query(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
  } catch (error) {
    throw new Error(
      `migration ${name}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  await owner.query(`insert into public.${migrationsTable} (name, run_on) values ($1, now())`, [
    name,
  ]);
}
