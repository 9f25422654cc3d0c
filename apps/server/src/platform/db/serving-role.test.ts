import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openServingDatabase } from '../../open-serving-database.ts';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { servingRoleProblems, schemaStateOf } from './check-serving-role.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrationsFolder, type SchemaState } from './migration-state.ts';
import { openDatabase } from './open-database.ts';

let fresh: FreshDatabase;
let dataDir: string;
let servingUrl: string;

beforeAll(async () => {
  fresh = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'comanda-roles-'));
  const tasks = [1, 2, 3].map(() =>
    migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: null, dataDir }),
  );
  const outcomes = await Promise.all(tasks);
  servingUrl = outcomes[0]?.servingUrl ?? '';
  expect(outcomes.filter((outcome) => outcome.changed)).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => outcome.servingUrl)).size).toBe(1);
});
afterAll(async () => {
  await fresh.drop();
  await asOwnerOfInstance(
    `drop role if exists ${fresh.name}_app; drop role if exists ${fresh.name}_ops`,
  );
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
    return await servingRoleProblems(database);
  } finally {
    await database.close();
  }
}

test('programs that migrate at the same time create one schema, one login, and a secret that only its owner can read', () => {
  const file = join(dataDir, `${fresh.name}_app.secret`);
  expect(servingUrl).toContain(readFileSync(file, 'utf8').trim());
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the migrations create a login that is named after the database and has no dangerous rights', async () => {
  expect(new URL(servingUrl).username).toBe(`${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([]);
});

test('a server that gets only the login’s name reads its password from the data folder and needs no owner account', async () => {
  const appUrl = new URL(servingUrl);
  appUrl.password = '';
  const config = { ...readConfig({ DATABASE_APP_URL: appUrl.href }), dataDir };
  const { db } = await openServingDatabase(config);
  expect(await db.reachable()).toEqual([true]);
  await db.close();
  await expect(openServingDatabase({ ...config, dataDir: tmpdir() })).rejects.toThrow(
    'DATABASE_APP_URL has no password, and',
  );
});

test('in compose.yaml the serving process has no owner password', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../../../../compose.yaml'), 'utf8');
  const server = compose.slice(compose.indexOf('\n  server:'), compose.indexOf('\nconfigs:'));
  expect(server).toMatch(/DATABASE_APP_URL: postgresql:\/\/comanda_app@database:5432\/comanda\n/);
  expect(server).not.toMatch(/owner|DATABASE_URL|COMANDA_PASSWORD/);
});

test.each([
  ['booked ledger entries', 'update (amounts)', 'ledger_events'],
  ['the audit list', 'update (detail)', 'counter_actions'],
  ['refunds of the counter', 'delete', 'counter_refunds'],
])('a role that may change %s is refused', async (_what, right, table) => {
  await ownerQuery(`grant ${right} on ${table} to ${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([
    expect.stringContaining(`may change what was written once, in table ${table}`),
  ]);
  await ownerQuery(`revoke ${right} on ${table} from ${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([]);
});

test('the migrating role is refused as serving role, because it owns the tables and creates roles', async () => {
  const dangers = (await dangersOf(fresh.ownerUrl)).join('\n');
  expect(dangers).toContain('owns, or may act as the owner of, table');
  expect(dangers).toContain('may create roles');
  expect(dangers).toContain('may TRUNCATE');
});

test('a serving role that may act as the owner of a table is refused', async () => {
  const group = `${fresh.name}_group`;
  await ownerQuery(`create role ${group}; grant ${group} to current_user; grant create
    on schema public to ${group};
    create table planted (id int); alter table planted owner to ${group}; grant ${group} to
      ${fresh.name}_app`);
  expect(await dangersOf(servingUrl)).toEqual([
    expect.stringContaining('may act as the owner of, table planted'),
    expect.any(String),
  ]);
  await ownerQuery(
    `drop table planted; revoke create on schema public from ${group}; drop role ${group}`,
  );
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

/**
 * Returns the state in which this version finds the schema after `change`, and whether a migration
 * then changed anything.
 */
async function afterChange(
  change: string,
): Promise<{ state: SchemaState; changed: boolean | string }> {
  await ownerQuery(change);
  const database = openDatabase({ url: servingUrl, connections: 1 });
  const state = await schemaStateOf(database);
  await database.close();
  const migrated = migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: null, dataDir });
  return {
    state,
    changed: await migrated.then(({ changed }) => changed).catch((error: unknown) => String(error)),
  };
}

test('a database of another schema counts as not migrated', async () => {
  expect(await afterChange(`comment on table migrations is 'older'`)).toEqual({
    state: 'older',
    changed: true,
  });
  expect(await afterChange('select 1')).toEqual({ state: 'current', changed: false });
});

test('a server starts on a newer schema, unless that schema refuses older servers', async () => {
  const newer = `insert into migrations (name, run_on) values ('9998_newer', now())`;
  expect(await afterChange(`${newer}; comment on table migrations is 'newer since 0.2.0'`)).toEqual(
    {
      state: 'newer',
      changed: false,
    },
  );
  expect(
    (await ownerQuery(`select obj_description('migrations'::regclass, 'pg_class') as said`)).rows,
  ).toEqual([{ said: 'newer since 0.2.0' }]);
  const breaking = await afterChange(`comment on table migrations is 'newer since 9998_newer'`);
  expect(breaking).toEqual({
    state: 'tooNew',
    changed: expect.stringContaining('in a way that this version cannot serve'),
  });
  expect(await afterChange(`delete from migrations where name = '9998_newer'`)).toEqual({
    state: 'older',
    changed: true,
  });
});

/**
 * The migrations that take something away, or tighten it, and do not say whether older servers can
 * serve after them.
 */
function silentMigrations(folder: string): string[] {
  const takesAway =
    /\bdrop\s+(table|column|view)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i;
  return readdirSync(folder).filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return (
      name.endsWith('.sql') &&
      takesAway.test(text) &&
      !/^-- Older servers can(not)? serve after this/m.test(text)
    );
  });
}

test('a migration that removes something declares that older servers cannot serve after it', async () => {
  expect(silentMigrations(migrationsFolder)).toEqual([]);
  const planted = await mkdtemp(join(tmpdir(), 'comanda-migrations-'));
  const drops = 'alter table orders drop column number;';
  await writeFile(join(planted, '9001_silent.sql'), drops);
  await writeFile(
    join(planted, '9002_said.sql'),
    `-- Older servers cannot serve after this: they read it.\n${drops}`,
  );
  expect(silentMigrations(planted)).toEqual(['9001_silent.sql']);
  await rm(planted, { recursive: true });
});

test('servers that share only the database address create one login, and none locks out another', async () => {
  const otherDir = await mkdtemp(join(tmpdir(), 'comanda-roles-'));
  const other = await migrateDatabase({
    ownerUrl: fresh.ownerUrl,
    appUrl: null,
    dataDir: otherDir,
  });
  expect(other.servingUrl).toBe(servingUrl);
  expect(await dangersOf(servingUrl)).toEqual([]);
  await rm(otherDir, { recursive: true });
});

test('a login whose password is in another data folder stays unchanged until an operator replaces it', async () => {
  const emptyDir = await mkdtemp(join(tmpdir(), 'comanda-roles-'));
  const task = { ownerUrl: fresh.ownerUrl, appUrl: null, dataDir: emptyDir };
  await ownerQuery(`alter role ${fresh.name}_app password 'of another folder'`);
  await expect(migrateDatabase(task)).rejects.toThrow('share COMANDA_DATA_DIR');
  expect(await dangersOf(servingUrl.replace(/:[^:@]*@/, ':of%20another%20folder@'))).toEqual([]);
  expect((await migrateDatabase({ ...task, replacesLogin: true })).servingUrl).toBe(servingUrl);
  expect(await dangersOf(servingUrl)).toEqual([]);
  await rm(emptyDir, { recursive: true });
});

test('the operator’s own serving role is accepted', async () => {
  const user = `${fresh.name}_own`;
  await asOwnerOfInstance(`create role ${user} login password 'of-the-operator'`);
  const appUrl = new URL(fresh.ownerUrl);
  appUrl.username = user;
  appUrl.password = 'of-the-operator';
  await migrateDatabase({ ownerUrl: fresh.ownerUrl, appUrl: appUrl.href, dataDir });
  expect(await dangersOf(appUrl.href)).toEqual([]);
  await asOwnerOfInstance(`drop role ${user}`);
});
