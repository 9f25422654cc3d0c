import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { isUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { poolOf } from './pool.ts';
import { readReference } from './read-reference.ts';
import { withTenant } from './tenant-transaction.ts';

const one = 'one' as TenantId;
const other = 'other' as TenantId;
const counters = sql`select tenant_id, id from change_counters`;

let fresh: FreshDatabase;
/** A pool of one connection: what a transaction leaves on it affects the next one. */
let database: Database;

const bump = (tenant: TenantId, id: string) =>
  withTenant(database, tenant, (tx) =>
    tx.query(
      'bump',
      sql`insert into change_counters (tenant_id, kind, id, version)
        values (${tenant}, 'test', ${id}, 1)`,
    ),
  );

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.appUrl, connections: 1 });
  await bump(one, 'a');
  await bump(other, 'b');
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('a statement is cancelled after ten seconds and waits at most five for a lock; a process has ten connections', async () => {
  const { rows } = await poolOf(database).pool.query(
    `select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ statement: '10s', lock: '5s' }]);
  const usual = openDatabase({ url: fresh.appUrl });
  expect(poolOf(usual).pool.options.max).toBe(10);
  await usual.close();
});

test('a tenant reads only its own rows, even by a statement without a tenant condition', async () => {
  expect(await withTenant(database, one, (tx) => tx.query('all', counters))).toEqual([
    { tenant_id: 'one', id: 'a' },
  ]);
  expect(await withTenant(database, other, (tx) => tx.query('all', counters))).toEqual([
    { tenant_id: 'other', id: 'b' },
  ]);
});

test('a connection forgets its tenant: after a commit and after a rollback it reads no row', async () => {
  await withTenant(database, one, (tx) => tx.query('all', counters));
  expect(await readReference(database, 'all', counters)).toEqual([]);
  await expect(
    withTenant(database, one, (tx) => tx.query('broken', sql`select 1 / 0`)),
  ).rejects.toThrow('division by zero');
  expect(await readReference(database, 'all', counters)).toEqual([]);
});

test('the test detects a tenant setting that lasts for the whole session, so the check above can fail', async () => {
  const { pool } = poolOf(database);
  await pool.query(`select set_config('app.tenant_id', 'one', false)`);
  expect(await readReference(database, 'all', counters)).toHaveLength(1);
  await pool.query(`select set_config('app.tenant_id', '', false)`);
});

test('a tenant can neither write a row for another tenant nor move one to it', async () => {
  const intoOther = sql`insert into change_counters (tenant_id, kind, id, version)
    values (${other}, 'test', 'c', 1)`;
  await expect(withTenant(database, one, (tx) => tx.query('intrude', intoOther))).rejects.toThrow(
    'row-level security',
  );
  const move = sql`update change_counters set tenant_id = ${other}`;
  await expect(withTenant(database, one, (tx) => tx.query('move', move))).rejects.toThrow(
    'row-level security',
  );
});

test('an invalid tenant slug never reaches the database', async () => {
  await expect(
    withTenant(database, `x'; select 1; --` as TenantId, () => Promise.resolve(1)),
  ).rejects.toThrow('not a tenant id');
});

test('a transaction that swallows a failed statement is not reported as committed', async () => {
  const swallow = withTenant(database, one, async (tx) => {
    await tx.query('boom', sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(swallow).rejects.toThrow('rolled back');
});

test('two transactions in a deadlock both succeed, one of them after a retry', async () => {
  const two = openDatabase({ url: fresh.appUrl, connections: 2 });
  await bump(one, 'x');
  await bump(one, 'y');
  const arrived = Promise.withResolvers<void>();
  let waiting = 0;
  let runs = 0;
  const lockBoth = (first: string, second: string) =>
    withTenant(two, one, async (tx) => {
      runs += 1;
      await tx.query(
        'lock',
        sql`update change_counters set version = version + 1 where tenant_id = ${one}
          and id = ${first}`,
      );
      waiting += 1;
      if (waiting === 2) arrived.resolve();
      await arrived.promise;
      await tx.query(
        'lock',
        sql`update change_counters set version = version + 1 where tenant_id = ${one}
          and id = ${second}`,
      );
    });
  await Promise.all([lockBoth('x', 'y'), lockBoth('y', 'x')]);
  // At least one of the two is retried; on a busy machine the database may cancel both.
  expect(runs).toBeGreaterThanOrEqual(3);
  const versions = await withTenant(two, one, (tx) =>
    tx.query<{ version: number }>(
      'versions',
      sql`select version from change_counters where id in ('x', 'y')`,
    ),
  );
  expect(versions).toEqual([{ version: 3 }, { version: 3 }]);
  await two.close();
});

test('a connection that breaks in a transaction fails that transaction only', async () => {
  const dying = withTenant(database, one, (tx) =>
    tx.query('die', sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(dying).rejects.toSatisfy(isUnavailable);
  expect(await withTenant(database, one, (tx) => tx.query('all', counters))).not.toEqual([]);
});

test('a connection to a standby is given up after the first write that it refuses', async () => {
  await poolOf(database).pool.query('set default_transaction_read_only = on');
  await expect(bump(one, 'standby')).rejects.toMatchObject({ code: '25006' });
  await bump(one, 'standby');
});

test('row-level security also binds the owner of the tables', async () => {
  const owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(counters.text);
  await owner.end();
  expect(rows).toEqual([]);
});
