import { join } from 'node:path';
import type pg from 'pg';
import { baselineVersion, createBaseline, runSqlFile } from './baseline.ts';
import { knownMigrations, migrationsFolder, migrationsTable } from './migration-state.ts';

const makeTable = `create table if not exists public.${migrationsTable} (
  id serial primary key, name varchar(255) not null, run_on timestamp not null)`;

/**
 * Creates the schema of version 0.2.0 if the database is empty, and runs the SQL files that it has
 * not applied yet, oldest first, in one transaction: all or none. `folder`: another one for a test.
 * @throws Error naming the file that failed.
 */
export async function runMigrations(owner: pg.Client, folder = migrationsFolder): Promise<void> {
  await owner.query(makeTable);
  const { rows } = await owner.query<{ name: string }>(
    `select name from public.${migrationsTable}`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  await owner.query('begin');
  try {
    for (const name of knownMigrations(folder))
      if (!applied.has(name)) await runMigration(owner, folder, name);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function runMigration(owner: pg.Client, folder: string, name: string): Promise<void> {
  if (name === baselineVersion) await createBaseline(owner);
  else await runSqlFile(owner, join(folder, `${name}.sql`), `migration ${name}`);
  await owner.query(`insert into public.${migrationsTable} (name, run_on) values ($1, now())`, [
    name,
  ]);
}
