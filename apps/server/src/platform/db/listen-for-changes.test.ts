import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import type { Change } from '../events.ts';
import { listenForChanges, readChange } from './listen-for-changes.ts';

let fresh: FreshDatabase;
let owner: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await fresh.drop();
});

test('a payload names tenant, kind and id; any other payload is ignored', () => {
  expect(readChange('burger:prices:1')).toEqual({ tenantId: 'burger', kind: 'prices', id: '1' });
  expect(readChange('burger:tenant:')).toEqual({ tenantId: 'burger', kind: 'tenant', id: '' });
  expect([readChange('burger:everything:1'), readChange(''), readChange('x')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('notifications arrive, and arrive again after a lost connection', async () => {
  const heard: Change[] = [];
  let wake = Promise.withResolvers<void>();
  let connected = Promise.withResolvers<void>();
  const stop = listenForChanges({
    url: fresh.appUrl,
    onConnected: () => connected.resolve(),
    onChange: (change) => {
      heard.push(change);
      wake.resolve();
    },
  });
  await connected.promise;
  await owner.query(`select pg_notify('comanda_changed', 'burger:order:o1')`);
  await wake.promise;
  wake = Promise.withResolvers();
  connected = Promise.withResolvers();
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()',
  );
  await connected.promise;
  await owner.query(`select pg_notify('comanda_changed', 'burger:order:o2')`);
  await wake.promise;
  expect(heard.map(({ id }) => id)).toEqual(['o1', 'o2']);
  await stop();
});
