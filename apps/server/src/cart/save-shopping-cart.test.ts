import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartLinkLifetimeMs } from '@comanda/domain/cart/cart-link.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  friesLine,
  type Guest,
  guestHeaders,
} from '../testing/shopper.ts';
import { createTestUser, logInAgain, type TestUser } from '../testing/test-user.ts';
import { testShop } from '../testing/test-shop.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let ana: TestUser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(async () => {
  server.setClock(noon);
  ana = await createTestUser(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const content = (items: readonly object[], changes: object = {}) => ({
  store_id: 1,
  dispatch_method: 'in_store',
  local_shopping_cart: items,
  ...changes,
});
const send = (who: Guest, method: string, path: string, body?: object, more = {}) =>
  callApi(server, `/v1/shopping_carts${path}`, { method, body, headers: guestHeaders(who, more) });
const create = (who: Guest, items: readonly object[], changes?: object) =>
  send(who, 'POST', '', { shopping_cart: content(items, changes) });
const change = (who: Guest, id: string, version: number, items: readonly object[]) =>
  send(who, 'PATCH', `/${id}`, { version, shopping_cart: content(items) });
const last = (who: Guest) => send(who, 'GET', '/last');
const byKey = (id: string, key: string, headers: Record<string, string> = {}) =>
  callApi(server, `/v1/shopping_carts/${id}`, {
    headers: { 'x-tenant': 'burger', 'x-cart-key': key, ...headers },
  });
async function linkedCart(items: readonly object[] = [burgerLine], changes?: object) {
  const { body: cart } = await create(ana, items, changes);
  const { body } = await send(ana, 'POST', `/${cart.id}/link`);
  const url = new URL(body.url);
  return { cart, url, key: url.searchParams.get('key') ?? '', expiresAt: body.expiresAt };
}

test('a stored cart has every field of a remote cart, and the owner reads the same on another device', async () => {
  const address = {
    user_city: 'Ñuñoa',
    user_address: ' Los Aromos 123 ',
    user_latitude: -33.45,
    user_longitude: -70.6,
    user_apartment: ' depto 502 ',
    user_dispatch_note: 'Timbre malo',
    is_dispatch_chosen: true,
    dispatch_method: 'store_delivery',
  };
  const created = await create(ana, [{ ...burgerLine, instructions: ' sin cebolla ' }], address);
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    id: expect.any(String),
    userEmail: ana.email,
    storeId: 1,
    dispatchMethod: 'store_delivery',
    userLatitude: -33.45,
    userLongitude: -70.6,
    userCity: 'Ñuñoa',
    userAddress: 'Los Aromos 123',
    userApartment: 'depto 502',
    userDispatchNote: 'Timbre malo',
    isDispatchChosen: true,
    localShoppingCart: [
      {
        key: expect.stringMatching(/^1-/),
        productId: 1,
        quantity: 1,
        instructions: 'sin cebolla',
        modifiers: [{ id: 11, groupId: 1, quantity: 1, action: 'add', parentId: null }],
      },
    ],
    orderId: null,
    linkExpiresAt: null,
    version: 1,
    updatedAt: new Date(noon).toISOString(),
  });
  const phone = await logInAgain(server, ana);
  expect((await last(phone)).body).toEqual(created.body);
  expect((await send(phone, 'GET', `/${created.body.id}`)).body).toEqual(created.body);
});

test('a person without a cart gets nothing, and a visitor has to log in', async () => {
  expect(await last(ana)).toEqual({ status: 204, body: null });
  const visitor = { 'x-tenant': 'burger' };
  expect(
    (await callApi(server, '/v1/shopping_carts/last', { headers: visitor })).body,
  ).toMatchObject({ code: 1006 });
});

test('a change needs the version that it was made from; a stale one gets the stored cart', async () => {
  const { body: cart } = await create(ana, [burgerLine]);
  const changed = await change(ana, cart.id, 1, [burgerLine, friesLine(2)]);
  expect(changed.body).toMatchObject({ id: cart.id, version: 2 });
  const stale = await change(ana, cart.id, 1, [burgerLine]);
  expect(stale.status).toBe(422);
  expect(stale.body).toMatchObject({
    code: 1007,
    metadata: { field: 'version', reason: 'STALE', cart: changed.body },
  });
  expect((await last(ana)).body.localShoppingCart).toHaveLength(2);
});

test('of twenty changes at once from one version, one is stored', async () => {
  const { body: cart } = await create(ana, [burgerLine]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => change(ana, cart.id, 1, [friesLine(at + 1)])),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await last(ana)).body.version).toBe(2);
});

test('a person has one live cart: of twenty that are created at once, the others get the first', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => create(ana, [friesLine(at + 1)])),
  );
  const made = replies.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const { status, body } of replies)
    if (status !== 201) expect(body.metadata.cart).toEqual(made[0]?.body);
});

test('a cart without lines is deleted with its links, and can be created again', async () => {
  const { cart, key } = await linkedCart();
  expect((await change(ana, cart.id, 7, [])).body.metadata.reason).toBe('STALE');
  expect(await change(ana, cart.id, 1, [])).toEqual({ status: 204, body: null });
  expect((await byKey(cart.id, key)).status).toBe(404);
  expect((await change(ana, cart.id, 1, [burgerLine])).status).toBe(404);
  expect((await create(ana, [])).body.code).toBe(1001);
  expect((await create(ana, [burgerLine])).status).toBe(201);
});

test('no cart is stored for a person who is erased while the call arrives', async () => {
  expect((await last(ana)).status).toBe(204);
  await owner.rows(
    'burger',
    `update users set kind = 'erased', external_id = '', name = '', email = '', phone = ''
      where id = $1`,
    [ana.id],
  );
  expect((await create(ana, [burgerLine])).status).toBe(503);
  const stored = await owner.rows('burger', 'select from shopping_carts where user_id = $1', [
    ana.id,
  ]);
  expect(stored).toEqual([]);
});

test('a selection is stored once, under its own hash, whatever keys were sent', async () => {
  const { body } = await create(ana, [friesLine(2), { ...friesLine(5), key: 'other' }]);
  expect(body.localShoppingCart).toMatchObject([{ productId: 2, quantity: 5 }]);
});

test.each([
  ['an unknown store', content([burgerLine], { store_id: 99 }), 404],
  ['101 lines', content(Array.from({ length: 101 }, () => burgerLine)), 422],
  ['100 units of a line', content([friesLine(100)]), 422],
  ['a comment of 101 characters', content([{ ...burgerLine, instructions: 'x'.repeat(101) }]), 422],
  ['an address of 201 characters', content([burgerLine], { user_address: 'x'.repeat(201) }), 422],
  ['a card number', content([{ ...burgerLine, instructions: '4111 1111 1111 1111' }]), 422],
])('a cart with %s is refused', async (_what, cart, status) => {
  expect((await send(ana, 'POST', '', { shopping_cart: cart })).status).toBe(status);
  expect((await last(ana)).status).toBe(204);
});

test('nobody else reads, changes or shares a cart: not another user, not a guest, not at another brand', async () => {
  const { cart, expiresAt } = await linkedCart();
  const others = [
    await createTestUser(server),
    await createTestGuest(server),
    await createTestUser(server, {}, 'sushi'),
  ];
  for (const other of others) {
    const replies = [
      await send(other, 'GET', `/${cart.id}`),
      await change(other, cart.id, 1, [friesLine(1)]),
      await change(other, cart.id, 1, []),
      await send(other, 'POST', `/${cart.id}/link`),
      await send(other, 'DELETE', `/${cart.id}/link`),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(404);
      expect(body).toEqual({ code: 1002, message: 'NOT_FOUND', metadata: {} });
    }
  }
  const abroad = { authorization: `Bearer ${ana.token}`, 'x-tenant': 'sushi' };
  expect((await callApi(server, `/v1/shopping_carts/${cart.id}`, { headers: abroad })).status).toBe(
    401,
  );
  expect((await last(ana)).body).toEqual({ ...cart, linkExpiresAt: expiresAt });
});

test('a link shows lines without comments, store and dispatch method to anybody, and nothing of its owner', async () => {
  const note = { ...burgerLine, key: 'n', instructions: 'para Camila, timbre 4' };
  const { cart, key } = await linkedCart([burgerLine, note, friesLine(2)], {
    user_city: 'Ñuñoa',
    user_address: 'Los Aromos 123',
    user_latitude: -33.45,
    user_longitude: -70.6,
  });
  const stranger = await byKey(cart.id, key);
  expect(stranger).toEqual({
    status: 200,
    body: {
      storeId: 1,
      dispatchMethod: 'in_store',
      items: [
        {
          key: expect.stringMatching(/^1-/),
          productId: 1,
          quantity: 2,
          modifiers: [{ id: 11, groupId: 1, quantity: 1, action: 'add', parentId: null }],
        },
        { key: expect.stringMatching(/^2-/), productId: 2, quantity: 2, modifiers: [] },
      ],
    },
  });
  const guest = await createTestGuest(server);
  expect(await byKey(cart.id, key, guestHeaders(guest))).toEqual(stranger);
});

test('a link is at the shop’s own address, has a key of 256 bits, and the database knows its hash alone', async () => {
  const { cart, url, key, expiresAt } = await linkedCart();
  expect(url.pathname + url.search).toBe(`/?cart=${cart.id}&key=${key}`);
  expect(url.origin).toBe(server.origin);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(Date.parse(expiresAt)).toBe(noon + cartLinkLifetimeMs);
  const rows = await owner.rows<AnyJson>('burger', 'select * from cart_links');
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('a key reads its own cart only, changes nothing, and ends after 14 days or when its owner ends it', async () => {
  const { cart, key } = await linkedCart();
  const other = await createTestUser(server);
  const { body: theirs } = await create(other, [friesLine(1)]);
  expect((await byKey(theirs.id, key)).status).toBe(404);
  expect((await byKey(cart.id, `${key}x`)).status).toBe(404);
  expect((await byKey(cart.id, '')).status).toBe(404);
  expect((await byKey(cart.id, key, { 'x-tenant': 'sushi' })).status).toBe(404);
  const written = await send(
    other,
    'PATCH',
    `/${cart.id}`,
    { version: 1, shopping_cart: content([friesLine(1)]) },
    { 'x-cart-key': key },
  );
  expect(written.status).toBe(404);
  server.setClock(noon + cartLinkLifetimeMs - 1);
  expect((await byKey(cart.id, key)).status).toBe(200);
  server.setClock(noon + cartLinkLifetimeMs);
  expect((await byKey(cart.id, key)).status).toBe(404);
  server.setClock(noon);
  expect((await send(ana, 'DELETE', `/${cart.id}/link`)).status).toBe(204);
  expect((await byKey(cart.id, key)).status).toBe(404);
});

test('an owner reads on every device until when the cart is shared, and an ended link is an unknown one', async () => {
  const { cart, key, expiresAt } = await linkedCart();
  const phone = await logInAgain(server, ana);
  expect((await last(phone)).body.linkExpiresAt).toBe(expiresAt);
  const changed = await change(phone, cart.id, 1, [friesLine(1)]);
  expect(changed.body.linkExpiresAt).toBe(expiresAt);
  expect((await send(phone, 'DELETE', `/${cart.id}/link`)).status).toBe(204);
  expect((await last(ana)).body.linkExpiresAt).toBeNull();
  expect(await byKey(cart.id, key)).toEqual(await byKey(cart.id, `${key}x`));
});

test('a cart has ten links at most: the eleventh ends the oldest', async () => {
  const { cart, key: first } = await linkedCart();
  const keys: string[] = [];
  for (let at = 1; at <= 10; at += 1) {
    server.setClock(noon + at);
    const { body } = await send(ana, 'POST', `/${cart.id}/link`);
    keys.push(new URL(body.url).searchParams.get('key') ?? '');
  }
  expect((await byKey(cart.id, first)).status).toBe(404);
  for (const key of keys) expect((await byKey(cart.id, key)).status).toBe(200);
});
