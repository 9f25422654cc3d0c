import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { readTimeLimits } from '../../testing/read-time-limits.ts';
import { checkTransactionPooler } from './check-transaction-pooler.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { readReference } from './read-reference.ts';
import { storeRoleSettings } from './role-settings.ts';
import { servingSettings } from './session-settings.ts';
import { singleStatement } from './single-statement.ts';
import { withTenant } from './tenant-transaction.ts';

const one = 'one' as TenantId;

let fresh: FreshDatabase;
let other: FreshDatabase;
beforeAll(async () => {
  [fresh, other] = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(async () => {
  await fresh.drop();
  await other.drop();
});

/** A pool as behind a pooler: it sets nothing itself. */
async function withShared<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, connections: 2, isShared: true, namesStatements: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const ownerQuery = async (text: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  try {
    await owner.query(text);
  } finally {
    await owner.end();
  }
};

test('servers that start together store the settings of their role, and each later session begins with them', async () => {
  await Promise.all(Array.from({ length: 6 }, () => storeRoleSettings(fresh.appUrl)));
  expect(await withShared(fresh.appUrl, readTimeLimits)).toBe('10s 5s 15s');
  const plans = await withShared(fresh.appUrl, (database) =>
    readReference(database, 'plans', sql`select current_setting('plan_cache_mode') as mode`),
  );
  expect(plans).toEqual([{ mode: servingSettings['plan_cache_mode'] }]);
});

test('a pooler whose connections lack the settings of the role is refused, with what to do', async () => {
  await storeRoleSettings(fresh.appUrl);
  const { pathname, username } = new URL(fresh.appUrl);
  const place = `"${username}" in database "${pathname.slice(1)}"`;
  await ownerQuery(`alter role ${place} set lock_timeout = '7s'`);
  await withShared(fresh.appUrl, async (database) => {
    await expect(checkTransactionPooler(database, fresh.appUrl)).rejects.toThrow(
      'lack the settings of the serving role (lock_timeout is 7s): open them anew',
    );
  });
  await storeRoleSettings(fresh.appUrl);
  await withShared(fresh.appUrl, (database) => checkTransactionPooler(database, fresh.appUrl));
});

test('two addresses that lead to two databases, or name two roles, are refused', async () => {
  await storeRoleSettings(fresh.appUrl);
  await withShared(fresh.appUrl, async (database) => {
    await expect(checkTransactionPooler(database, fresh.ownerUrl)).rejects.toThrow(
      'must name the same role',
    );
    const elsewhere = new URL(fresh.ownerUrl);
    elsewhere.pathname = new URL(other.ownerUrl).pathname;
    await withShared(fresh.ownerUrl, async (owned) => {
      await expect(checkTransactionPooler(owned, elsewhere.href)).rejects.toThrow(
        'lead to two databases',
      );
    });
  });
});

test('statements without names keep their tenant, their transaction and their types', async () => {
  await withShared(fresh.appUrl, async (database) => {
    const put = (id: string, version: number) => sql`insert into change_counters
      (tenant_id, kind, id, version) values (${one}, 'test', ${id}, ${version})`;
    const all = sql`select id, version from change_counters where kind = 'test' order by id`;
    const named = sql`select count(*) as count from pg_prepared_statements where from_sql = false
      and name <> ''`;
    await singleStatement(database, one, 'put', put('a', 1));
    await withTenant(database, one, async (tx) => {
      await tx.query('put', put('b', 2));
      expect(await tx.query('count', named)).toEqual([{ count: 0 }]);
    });
    await expect(
      withTenant(database, one, async (tx) => {
        await tx.query('put', put('c', 3));
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    const rows = [
      { id: 'a', version: 1 },
      { id: 'b', version: 2 },
    ];
    expect(await singleStatement(database, one, 'all', all)).toEqual(rows);
    // Without values too: the tenant is set in the statement's own transaction.
    expect(await singleStatement(database, 'other' as TenantId, 'all', all)).toEqual([]);
    expect(await readReference(database, 'all', all)).toEqual([]);
  });
});
