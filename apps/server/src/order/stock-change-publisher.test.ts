import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { listenForChanges } from '../platform/db/listen-for-changes.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Change } from '../platform/events.ts';
import { silentLog } from '../platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { createStockChangePublisher } from './stock-change-publisher.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase({ url: database.appUrl, connections: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const burger = 'burger' as TenantId;
const storeOf = (id: number) => id as StoreId;

test('a stock change invalidates the local cache at once and is published to the other servers once for all simultaneous orders', async () => {
  const heard: Change[] = [];
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const { promise: second, resolve: onSecond } = Promise.withResolvers<void>();
  const onChange = (change: Change) => {
    heard.push(change);
    if (change.id === '2') onSecond();
  };
  const stop = listenForChanges({ url: database.appUrl, onConnected, onChange });
  await connected;
  const forgotten: StoreId[] = [];
  const publisher = createStockChangePublisher({
    db,
    log: silentLog,
    invalidate: (_tenant, storeId) => void forgotten.push(storeId),
  });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (const id of [1, 1, 1]) publisher.publish(burger, storeOf(id));
  expect(forgotten).toEqual([1, 1, 1]);
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([200]);
  timers.mockRestore();
  await publisher.close();
  publisher.publish(burger, storeOf(2));
  await second;
  expect(heard).toEqual([
    { tenantId: burger, kind: 'prices', id: '1' },
    { tenantId: burger, kind: 'prices', id: '2' },
  ]);
  await publisher.close();
  await stop();
});
