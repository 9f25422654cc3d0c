import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { baselineVersion, rightsFiles, schemaNouns } from './baseline.ts';
import { knownMigrations } from './migration-state.ts';
import { runMigrations } from './run-migrations.ts';

let database: FreshDatabase;
let owner: pg.Client;
/** A folder of migrations that begins empty, as that of version 0.2.0 was. */
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  folder = await mkdtemp(join(tmpdir(), 'comanda-migrations-'));
});
afterEach(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const applied = async () =>
  (await owner.query<{ name: string }>('select name from migrations order by id')).rows.map(
    ({ name }) => name,
  );

const columnsOf = async (table: string) =>
  (
    await owner.query<{ column: string }>(
      `select column_name as column from information_schema.columns where table_name = $1`,
      [table],
    )
  ).rows.map(({ column }) => column);

test('the schema is the sum of the nouns’ schemas', () => {
  const files = globSync('**/schema.sql', { cwd: join(import.meta.dirname, '../..') });
  expect(schemaNouns.map((noun) => `${noun}/schema.sql`).toSorted()).toEqual(files.toSorted());
});

test('a noun whose table a migration makes has its rights too', async () => {
  await mkdir(join(folder, 'note'));
  await writeFile(join(folder, 'note/rights.sql'), '');
  expect(rightsFiles(folder)).toEqual([join(folder, 'note/rights.sql')]);
  const files = globSync('**/rights.sql', { cwd: join(import.meta.dirname, '../..') });
  expect(rightsFiles()).toHaveLength(files.length);
});

/** Functions that came with PostgreSQL 16, 17 or 18. */
const newFunctions =
  /\b(?:uuidv[47]|any_value|array_(?:sample|shuffle|sort|reverse)|random_normal|casefold|to_(?:bin|oct)|uuid_extract_\w+|json_(?:table|array|object|query|value)|gamma|crc32c?)\s*\(/u;

test('no statement calls a function that PostgreSQL 15 lacks', () => {
  const root = join(import.meta.dirname, '../..');
  const calls = globSync('**/*.{sql,rows.ts}', { cwd: root }).filter((file) =>
    newFunctions.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(calls).toEqual([]);
});

test('the baseline and the migrations run in order, each once', async () => {
  await runMigrations(owner);
  await runMigrations(owner);
  expect(await applied()).toEqual(knownMigrations());
});

test('a migration upgrades a database of version 0.2.0 and keeps its rows', async () => {
  await runMigrations(owner, folder);
  expect(await applied()).toEqual([baselineVersion]);
  await owner.query(`insert into tenants values ('burger', 'Burger', 'cl', '', 1, now())`);
  await writeFile(join(folder, '9002_planted.sql'), `update tenants set motto = upper(motto);`);
  await writeFile(
    join(folder, '9001_planted.sql'),
    `alter table tenants add column motto text not null default 'fresh'`,
  );
  await runMigrations(owner, folder);
  await runMigrations(owner, folder);
  expect(await applied()).toEqual([baselineVersion, '9001_planted', '9002_planted']);
  expect((await owner.query('select id, motto from tenants')).rows).toEqual([
    { id: 'burger', motto: 'FRESH' },
  ]);
});

test('an empty database gets the baseline and every migration', async () => {
  await writeFile(join(folder, '9001_planted.sql'), 'alter table tenants add column motto text');
  await runMigrations(owner, folder);
  expect(await applied()).toEqual([baselineVersion, '9001_planted']);
  expect(await columnsOf('tenants')).toContain('motto');
});

test('a failing migration is named, and no migration of that run stays', async () => {
  await writeFile(join(folder, '9001_planted.sql'), 'create table planted (id int)');
  await writeFile(join(folder, '9002_planted.sql'), 'create table planted (id int)');
  await expect(runMigrations(owner, folder)).rejects.toThrow(
    'migration 9002_planted: relation "planted" already exists',
  );
  expect(await applied()).toEqual([]);
  expect((await owner.query(`select to_regclass('tenants') as made`)).rows[0].made).toBeNull();
});

test('a noun whose tables cannot be created is named', async () => {
  await owner.query('create table survey_answers ()');
  await expect(runMigrations(owner)).rejects.toThrow(
    'schema of survey: relation "survey_answers" already exists',
  );
});
