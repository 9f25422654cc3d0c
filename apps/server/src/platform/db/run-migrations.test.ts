import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { knownMigrations } from './migration-state.ts';
import { runMigrations } from './run-migrations.ts';

let database: FreshDatabase;
let owner: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const applied = async () =>
  (await owner.query<{ name: string }>('select name from migrations order by id')).rows.map(
    ({ name }) => name,
  );

test('migrations run in order, each once', async () => {
  await runMigrations(owner);
  await runMigrations(owner);
  expect(await applied()).toEqual(knownMigrations());
});

test('a failing migration is named, and no migration of that run stays', async () => {
  await owner.query('create table tenant_secrets ()');
  const [first = ''] = knownMigrations();
  await expect(runMigrations(owner)).rejects.toThrow(
    /^migration \d{4}_\w+: relation "tenant_secrets" already exists$/,
  );
  expect(first).toBe('0001_tenants');
  expect(await applied()).toEqual([]);
  expect((await owner.query(`select to_regclass('tenants') as made`)).rows[0].made).toBeNull();
});
