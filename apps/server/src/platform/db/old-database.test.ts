import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openOperatorDatabase, openServingDatabase } from '../../open-serving-database.ts';
import { programFile } from '../../testing/program-file.ts';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { migrateDatabase } from './migrate-database.ts';

/** A database that a version before 0.2.0 made is refused, and stays as it is. */

const sentence = 'a version before 0.2.0 made this database, and it cannot be upgraded: ';

let old: FreshDatabase;
let owner: pg.Client;
let dataDir: string;

beforeAll(async () => {
  old = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'comanda-old-'));
  owner = new pg.Client({ connectionString: old.ownerUrl });
  await owner.connect();
  await owner.query(`create table migrations (id serial primary key, name varchar(255) not null,
      run_on timestamp not null);
    insert into migrations (name, run_on) values ('0001_tenants', now()), ('0002_catalogue', now());
    comment on table migrations is '0123456789abcdef01234567 since 0001_tenants'`);
});
afterAll(async () => {
  await owner.end();
  await old.drop();
  await rm(dataDir, { recursive: true });
});

const tables = async () =>
  (
    await owner.query(`select relname from pg_class where relkind = 'r'
    and relnamespace = 'public'::regnamespace`)
  ).rows;

test('the migration refuses it in a sentence that says what to do, without a stack', async () => {
  const migrate = promisify(execFile)(process.execPath, [programFile('migrate.ts')], {
    env: { ...process.env, DATABASE_URL: old.ownerUrl, COMANDA_DATA_DIR: dataDir },
  });
  const { code, stderr } = await migrate.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `${sentence}export its brands with that version and import them into an empty database, see "Databases of before 0.2.0" in docs/operations.md; or, if it is the demonstration of npm start, stop it and delete the folder .data`,
  ]);
  expect(await tables()).toEqual([{ relname: 'migrations' }]);
});

test('a server refuses it, with the migrating role and without', async () => {
  const config = { ...readConfig({ DATABASE_URL: old.ownerUrl }), dataDir };
  await expect(openServingDatabase(config)).rejects.toThrow(sentence);
  const serving = { ...readConfig({ DATABASE_APP_URL: old.ownerUrl }), dataDir };
  await expect(openServingDatabase(serving)).rejects.toThrow(sentence);
  await expect(openOperatorDatabase(serving)).rejects.toThrow(sentence);
});

test('it is known by its migrations, also without the comment of a completed migration', async () => {
  await owner.query('comment on table migrations is null');
  const task = { ownerUrl: old.ownerUrl, appUrl: null, dataDir };
  await expect(migrateDatabase(task)).rejects.toThrow(sentence);
  expect(await tables()).toEqual([{ relname: 'migrations' }]);
});
