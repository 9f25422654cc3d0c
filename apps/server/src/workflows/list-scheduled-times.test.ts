import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-db.ts';
import { offeredAt, placeForLater } from '../testing/future-orders.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { ownerQueries } from '../testing/owner-queries.ts';
import { startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestGuest } from '../testing/shopper.ts';

test('a store that was published before holidays, capacity and pauses existed takes orders for later', async () => {
  const database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { store: { futureOrdersEnabled: true } }),
  ]);
  const owner = await ownerQueries(database.ownerUrl);
  await owner.rows(
    'burger',
    `update stores set document = document -
      '{holidays,slotCapacity,busyMinutes,pausedUntil}'::text[]`,
  );
  const server = await startOrderServer(database.appUrl, {}, 'http://127.0.0.1:9');
  const camila = await createTestGuest(server);
  expect(await offeredAt(server, camila, '2026-11-22', '13:00')).toMatchObject({ isFull: false });
  expect((await placeForLater(server, camila)).status).toBe(202);
  await server.close();
  await owner.end();
  await database.drop();
});
