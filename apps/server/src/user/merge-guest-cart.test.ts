import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  friesLine,
  type Guest,
  guestHeaders,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';
import { testShop } from '../testing/test-shop.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
let guest: Guest;
let ana: TestUser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(async () => {
  guest = await createTestGuest(server);
  ana = await createTestUser(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const createCart = async (who: Guest, items: readonly object[]) => {
  const shopping_cart = { store_id: 1, dispatch_method: 'in_store', local_shopping_cart: items };
  const sent = { method: 'POST', body: { shopping_cart }, headers: guestHeaders(who) };
  return (await callApi(server, '/v1/shopping_carts', sent)).body;
};
const lastCart = (who: Guest) =>
  callApi(server, '/v1/shopping_carts/last', { headers: guestHeaders(who) });
/**
 * Merges the guest's cart. `whenRead`: runs when both carts have been read and nothing is written
 * yet.
 */
const merge = (whenRead: () => Promise<void> = async () => undefined) =>
  withTenant(server.deps.db, 'burger' as TenantId, (tx) => {
    let reads = 0;
    const query: Tx['query'] = async <Row>(name: string, statement: Sql) => {
      const rows = await tx.query<Row>(name, statement);
      if (name === 'find-live-shopping-cart' && (reads += 1) === 2) await whenRead();
      return rows;
    };
    const ids = { guestId: guest.id as UserId, userId: ana.id };
    return mergeGuestCart({ ...tx, query }, ids, server.deps.clock());
  });

test('both carts become one with the larger counts, once, and the guest has none', async () => {
  await createCart(guest, [friesLine(5), burgerLine]);
  const users = await createCart(ana, [friesLine(2)]);
  await merge();
  const { body } = await lastCart(ana);
  expect(body).toMatchObject({ id: users.id, version: 2 });
  expect(body.localShoppingCart).toMatchObject([
    { productId: 2, quantity: 5 },
    { productId: 1, quantity: 1 },
  ]);
  expect((await lastCart(guest)).status).toBe(204);
  await merge();
  expect((await lastCart(ana)).body).toEqual(body);
});

test('the cart of a guest becomes the cart of a user who has none', async () => {
  const cart = await createCart(guest, [burgerLine]);
  await merge();
  expect((await lastCart(ana)).body).toEqual({ ...cart, userEmail: ana.email });
});

test('a cart that the guest ordered follows to the user, and stays ordered', async () => {
  const cart = await createCart(guest, [burgerLine]);
  const order = await placeTestOrder(server, guest);
  await merge();
  const path = `/v1/shopping_carts/${cart.id}`;
  expect((await callApi(server, path, { headers: guestHeaders(ana) })).body).toMatchObject({
    orderId: order.id,
  });
  expect((await lastCart(ana)).status).toBe(204);
});

test('two merges at the same time make one cart', async () => {
  await createCart(guest, [friesLine(5)]);
  await createCart(ana, [friesLine(2)]);
  await Promise.all([merge(), merge(), merge()]);
  expect((await lastCart(ana)).body.localShoppingCart).toMatchObject([{ quantity: 5 }]);
});

test('a change of the user’s cart at the same time loses no line of the guest', async () => {
  const cart = await createCart(ana, [friesLine(2)]);
  await createCart(guest, [burgerLine]);
  const change = async () => {
    const shopping_cart = {
      store_id: 1,
      dispatch_method: 'in_store',
      local_shopping_cart: [friesLine(3)],
    };
    const sent = { method: 'PATCH', body: { version: 1, shopping_cart } };
    await callApi(server, `/v1/shopping_carts/${cart.id}`, { ...sent, headers: guestHeaders(ana) });
  };
  let changed: Promise<void> = Promise.resolve();
  await merge(async () => {
    let isOver = false;
    changed = change().finally(() => void (isOver = true));
    while (!isOver && !(await isSomebodyWaiting()));
  });
  await changed;
  const { body } = await lastCart(ana);
  expect(body.localShoppingCart).toContainEqual(expect.objectContaining({ productId: 1 }));
});

/** Returns whether a transaction waits for the lock of another one. */
const isSomebodyWaiting = async (): Promise<boolean> =>
  (await owner.rows('burger', 'select from pg_locks where not granted')).length > 0;
