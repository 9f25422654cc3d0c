import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import { createTestGuest, type Guest } from './shopper.ts';
import { testShop } from './test-shop.ts';

/** A server over a database of its own, with a guest of the brand burger. */
export type TestServer = {
  database: FreshDatabase;
  owner: OwnerQueries;
  server: OrderServer;
  guest: Guest;
};

/** `other`: a second server process over the same database. */
export type TwoTestServers = TestServer & { other: OrderServer };

type Shops = Parameters<typeof publishShops>[1];

/**
 * Publishes the shops and starts a server for the tests of a file. Returns an object that is filled
 * before the first test.
 */
export function testServer(shops: Shops = [testShop('burger')]): TestServer {
  const shop = {} as TestServer;
  beforeAll(async () => {
    const database = await freshDatabase();
    await publishShops(database.ownerUrl, shops);
    const server = await startOrderServer(database.appUrl);
    const owner = await ownerQueries(database.ownerUrl);
    Object.assign(shop, { database, server, owner, guest: await createTestGuest(server) });
  });
  afterAll(async () => {
    await shop.server.close();
    await shop.owner.end();
    await shop.database.drop();
  });
  return shop;
}

/** As {@link testServer}, with a second server. */
export function twoTestServers(shops?: Shops): TwoTestServers {
  const shop = testServer(shops) as TwoTestServers;
  beforeAll(async () => {
    shop.other = await startOrderServer(shop.database.appUrl);
  });
  afterAll(() => shop.other.close());
  return shop;
}
