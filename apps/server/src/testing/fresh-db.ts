import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { rightsFiles, schemaFileOf, schemaNouns } from '../platform/db/baseline.ts';
import { migrateDatabase } from '../platform/db/migrate-database.ts';
import { migrationsFolder, secureTablesFile } from '../platform/db/migration-state.ts';

/**
 * A migrated, empty database of one test file, with the URLs of its owner and of its serving role.
 */
export type FreshDatabase = {
  name: string;
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
};

const day = Math.floor(Date.now() / 86_400_000);
const lock = 7_204_412;

function instanceUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: npm run db:test prints it');
  return url;
}

const withName = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: instanceUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const name = `f_${day}_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name}`));
  return { name, ownerUrl: withName(instanceUrl(), name), appUrl: '', drop: () => drop(name) };
}

/**
 * Clones the migrated template (about 60 ms). The template is made once per schema, and checked
 * once per process.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `f_${day}_${randomBytes(6).toString('hex')}`;
  const template = templateName();
  const appUrl = await asOwner(async (client) => {
    const servingUrl = (servingUrls[withName(instanceUrl(), template)] ??= await ensureTemplate(
      client,
      template,
    ));
    await client.query(`select pg_advisory_lock_shared(${lock})`);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return servingUrl;
  });
  return {
    name,
    ownerUrl: withName(instanceUrl(), name),
    appUrl: withName(appUrl, name),
    drop: () => drop(name),
  };
}

/** URLs of the serving role by the URL of a template. */
const servingUrls: Record<string, string> = {};
let digest: string | undefined;
const templateName = (): string => `t_${day}_${(digest ??= schemaDigest())}`;

/**
 * No database can be cloned from the template while it is made, because it has connections then.
 */
async function ensureTemplate(client: pg.Client, template: string): Promise<string> {
  await client.query(`select pg_advisory_lock(${lock})`);
  try {
    return await makeTemplate(client, template);
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`);
  }
}

async function makeTemplate(client: pg.Client, template: string): Promise<string> {
  const { rows } = await client.query('select from pg_database where datname = $1', [template]);
  if (rows.length === 0) {
    await dropOld(client);
    await client.query(`create database ${template}`);
  }
  const dataDir = join(
    tmpdir(),
    `comanda-test-${createHash('sha256').update(instanceUrl()).digest('hex').slice(0, 16)}`,
  );
  const { servingUrl } = await migrateDatabase({
    ownerUrl: withName(instanceUrl(), template),
    appUrl: null,
    dataDir,
    replacesLogin: true,
  });
  return servingUrl;
}

function schemaDigest(): string {
  const digest = createHash('sha256').update(readFileSync(secureTablesFile));
  for (const file of rightsFiles()) digest.update(readFileSync(file));
  for (const noun of schemaNouns) digest.update(noun).update(readFileSync(schemaFileOf(noun)));
  for (const name of readdirSync(migrationsFolder).sort())
    digest.update(name).update(readFileSync(join(migrationsFolder, name)));
  return digest.digest('hex').slice(0, 12);
}

/** Drops the databases that killed test runs left before yesterday. */
async function dropOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^[ft]_[0-9]{5}_'`,
  );
  for (const { datname } of rows.filter(({ datname }) => Number(datname.split('_')[1]) < day - 1)) {
    await client.query(`drop database if exists ${datname} with (force)`);
    await client.query(`drop role if exists ${datname}_app, ${datname}_ops`);
  }
}

/** Drops the database. Connections that a test left open are terminated. */
const drop = (name: string): Promise<void> =>
  asOwner(async (client) => {
    await untilUnused(client, name);
    await client.query(`drop database if exists ${name} with (force)`);
  });

/**
 * Waits until nothing is connected to the database, at most a second. `pg` reports a connection as
 * ended before PostgreSQL has closed it, and a connection that is terminated in between fails the
 * test run with an uncaught error.
 */
async function untilUnused(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await setTimeout(20);
  }
}
