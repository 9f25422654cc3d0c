import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { dangersOfServingRole, isMigrated } from './check-serving-role.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';

let fresh: FreshDatabase;
let dataDir: string;
let servingUrl: string;

beforeAll(async () => {
  fresh = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'comanda-roles-'));
  const tasks = [1, 2, 3].map(() => migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: null, dataDir }));
  const outcomes = await Promise.all(tasks);
  servingUrl = outcomes[0]?.servingUrl ?? '';
  expect(outcomes.filter((outcome) => outcome.changed)).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => outcome.servingUrl)).size).toBe(1);
});
afterAll(async () => {
  await fresh.drop();
  await asOwnerOfInstance(`drop role if exists ${fresh.name}_app; drop role if exists ${fresh.name}_ops`);
  await rm(dataDir, { recursive: true });
});

async function asOwnerOfInstance(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

async function dangersOf(url: string): Promise<string[]> {
  const database = openDatabase({ url, connections: 1 });
  try {
    return await dangersOfServingRole(database);
  } finally {
    await database.close();
  }
}

test('programs that migrate at once make one schema, one login, and a secret only its owner reads', () => {
  const file = join(dataDir, `${fresh.name}_app.secret`);
  expect(servingUrl).toContain(readFileSync(file, 'utf8').trim());
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the login made by the migrations is named after the database and is no danger', async () => {
  expect(new URL(servingUrl).username).toBe(`${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([]);
});

test('the migrating role is refused as serving role: it owns the tables and makes roles', async () => {
  const dangers = (await dangersOf(fresh.ownerUrl)).join('\n');
  expect(dangers).toContain('owns, or may act as the owner of, table');
  expect(dangers).toContain('may create roles');
  expect(dangers).toContain('may TRUNCATE');
});

test('a serving role that may act as the owner of a table is refused', async () => {
  const group = `${fresh.name}_group`;
  await ownerQuery(`create role ${group}; grant ${group} to current_user; grant create on schema public to ${group};
    create table planted (id int); alter table planted owner to ${group}; grant ${group} to ${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([expect.stringContaining('may act as the owner of, table planted'), expect.any(String)]);
  await ownerQuery(`drop table planted; revoke create on schema public from ${group}; drop role ${group}`);
  expect(await dangersOf(servingUrl)).toEqual([]);
});

async function ownerQuery(statement: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  try {
    return await owner.query(statement);
  } finally {
    await owner.end();
  }
}

test('a database of another schema is seen as not migrated', async () => {
  const database = openDatabase({ url: servingUrl, connections: 1 });
  expect(await isMigrated(database)).toBe(true);
  await ownerQuery(`comment on table migrations is 'older'`);
  expect(await isMigrated(database)).toBe(false);
  await database.close();
  expect((await migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: null, dataDir })).changed).toBe(true);
});

test('a lost secret is replaced, and a serving role of the operator is admitted', async () => {
  const emptyDir = await mkdtemp(join(tmpdir(), 'comanda-roles-'));
  const renewed = await migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: null, dataDir: emptyDir });
  expect(renewed.servingUrl).not.toBe(servingUrl);
  expect(await dangersOf(renewed.servingUrl)).toEqual([]);
  await rm(emptyDir, { recursive: true });
  const user = `${fresh.name}_own`;
  await asOwnerOfInstance(`create role ${user} login password 'of-the-operator'`);
  const appUrl = new URL(fresh.ownerUrl);
  appUrl.username = user;
  appUrl.password = 'of-the-operator';
  await migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: appUrl.href, dataDir });
  expect(await dangersOf(appUrl.href)).toEqual([]);
  await asOwnerOfInstance(`drop role ${user}`);
});
