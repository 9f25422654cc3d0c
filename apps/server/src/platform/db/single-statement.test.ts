import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import type { Database } from './database.ts';
import { singleStatement } from './single-statement.ts';
import { openDatabase } from './open-database.ts';
import { readReference } from './read-reference.ts';
import { withTenant } from './tenant-transaction.ts';

const one = 'one' as TenantId;
const other = 'other' as TenantId;
const all = sql`select tenant_id, id, version from change_counters order by id`;

let fresh: FreshDatabase;
/** A pool of one connection: what a statement leaves on it affects the next one. */
let database: Database;
let second: Database;

const put = (tenant: TenantId, id: string, version = 1) =>
  singleStatement(
    database,
    tenant,
    'put',
    sql`insert into change_counters (tenant_id, kind, id, version)
      values (${tenant}, 'test', ${id}, ${version})
      on conflict (tenant_id, kind, id) do update set version = excluded.version`,
  );

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.appUrl, connections: 1 });
  second = openDatabase({ url: fresh.appUrl, connections: 2 });
  await put(one, 'a');
  await put(other, 'b');
});
afterAll(async () => {
  await database.close();
  await second.close();
  await fresh.drop();
});

test('a statement reads and writes only its own tenant, even without a tenant condition, and the connection then forgets the tenant', async () => {
  expect(await singleStatement(database, one, 'all', all)).toEqual([
    { tenant_id: 'one', id: 'a', version: 1 },
  ]);
  expect(await singleStatement(database, other, 'all', all)).toEqual([
    { tenant_id: 'other', id: 'b', version: 1 },
  ]);
  expect(await readReference(database, 'all', all)).toEqual([]);
  const intrude = sql`insert into change_counters (tenant_id, kind, id, version)
    values (${other}, 'test', 'c', 1)`;
  await expect(singleStatement(database, one, 'intrude', intrude)).rejects.toThrow(
    'row-level security',
  );
  expect(await readReference(database, 'all', all)).toEqual([]);
});

test('a resolved statement is committed: another connection reads its rows', async () => {
  await put(one, 'a', 7);
  expect(await singleStatement(second, one, 'all', all)).toEqual([
    { tenant_id: 'one', id: 'a', version: 7 },
  ]);
  await put(one, 'a', 1);
});

test('a failed statement leaves no rows, and the same connection continues', async () => {
  const half = sql`with written as (insert into change_counters values (${one}, 'test', 'half', 1)
    returning version) select 1 / (version - 1) from written`;
  await expect(singleStatement(database, one, 'half', half)).rejects.toThrow('division by zero');
  await expect(singleStatement(database, one, 'half', half)).rejects.toThrow('division by zero');
  expect(await singleStatement(database, one, 'all', all)).toHaveLength(1);
});

test('a refusal of the domain rolls back the statement, keeps its details and keeps the connection', async () => {
  const owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  await owner.query(`create function refuse_for_the_test() returns boolean language plpgsql as
    $$ begin raise exception 'no' using errcode = 'CS009', detail = '[4,9]'; end $$`);
  await owner.end();
  const pid = sql`select pg_backend_pid() as pid`;
  const before = await singleStatement(database, one, 'pid', pid);
  const refused = sql`with written as (insert into change_counters values (${one}, 'test', 'no', 1)
    returning 1)
    select refuse_for_the_test() from written`;
  await expect(singleStatement(database, one, 'refused', refused)).rejects.toMatchObject({
    code: 'CS009',
    detail: '[4,9]',
  });
  expect(await singleStatement(database, one, 'all', all)).toHaveLength(1);
  expect(await singleStatement(database, one, 'pid', pid)).toEqual(before);
});

test('two statements in a deadlock both succeed', async () => {
  await put(one, 'x', 0);
  await put(one, 'y', 0);
  const bump = (first: string, next: string) =>
    singleStatement(
      second,
      one,
      `bump ${first}`,
      sql`with first as (update change_counters set version = version + 1 where id = ${first}
        returning pg_sleep(0.05)),
        next as (select (select count(*) from first) as done)
        update change_counters set version = version + 1 from next where id = ${next} and done > 0`,
    );
  await Promise.all([bump('x', 'y'), bump('y', 'x')]);
  const rows = await singleStatement<{ id: string; version: number }>(database, one, 'all', all);
  expect(rows.filter(({ id }) => id === 'x' || id === 'y').map(({ version }) => version)).toEqual([
    2, 2,
  ]);
});

test('values of every type and lists are read as in a transaction, and an invalid slug selects no tenant', async () => {
  const read = sql`select ${'ñ'}::text as text, ${12}::bigint as big, ${[1, 2]}::integer[] as list,
    ${null}::text as nothing, ${'2026-11-21T12:00:00Z'}::timestamptz as at`;
  const alone = await singleStatement(database, one, 'kinds', read);
  expect(alone).toEqual(await withTenant(database, one, (tx) => tx.query('kinds', read)));
  expect(alone).toEqual([
    { text: 'ñ', big: 12, list: [1, 2], nothing: null, at: '2026-11-21T12:00:00.000Z' },
  ]);
  await expect(
    singleStatement(database, `x'; select 1; --` as TenantId, 'all', all),
  ).rejects.toThrow('not a tenant id');
});
