import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
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
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

let database: FreshDatabase;
let server: OrderServer;
let guest: Guest;
let ana: TestUser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await startOrderServer(database.appUrl);
});
beforeEach(async () => {
  guest = await createTestGuest(server);
  ana = await createTestUser(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const createCart = async (who: Guest, items: readonly object[]) => {
  const shopping_cart = { store_id: 1, dispatch_method: 'in_store', local_shopping_cart: items };
  const sent = { method: 'POST', body: { shopping_cart }, headers: guestHeaders(who) };
  return (await callApi(server, '/v1/shopping_carts', sent)).body;
};
const lastCart = (who: Guest) =>
  callApi(server, '/v1/shopping_carts/last', { headers: guestHeaders(who) });
const merge = () =>
  withTenant(server.deps.db, 'burger' as TenantId, (tx) =>
    mergeGuestCart(tx, { guestId: guest.id as never, userId: ana.id }, server.deps.clock()),
  );

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
