import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import sql from 'sql-template-tag';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import { insertMenuVersion } from './menu-version.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { freshDatabase } from '../testing/fresh-db.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const burger = 'burger' as TenantId;
const one = 1 as StoreId;
let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ url, headers });

const sell = (from: TestApp, units: number) =>
  withTenant(from.deps.db, burger, async (tx) => {
    await tx.query(
      'sell',
      sql`update prices set stock = stock - ${units} where tenant_id = ${burger} and store_id = 1
        and product_id = 4`,
    );
    await publishStoreChange(tx, 'prices', 1);
  });
const stockSeen = async (from: TestApp): Promise<number> =>
  (await get('/v2/prices?store_id=1', {}, from)).json().prices[0].stock;

test('the menu response has categories, products and groups, amounts in major units, keys in camelCase', async () => {
  const menu = (await get('/v1/menus/1')).json();
  expect(menu).toMatchObject({ id: 1, version: 1, name: 'Carta' });
  expect(menu.categories[0]).toEqual({
    id: 1,
    name: 'Hamburguesas',
    slug: 'hamburguesas',
    layout: 'large',
    productIds: [1, 2],
  });
  expect(menu.products[1]).toMatchObject({
    id: 2,
    categoryId: 1,
    price: 8990,
    discountPrice: 7990,
  });
  expect(menu.products[0].image).toMatchObject({
    width: 80,
    height: 80,
    avif: [],
    webp: [],
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(menu.modifierGroups[2]).toMatchObject({ parentModifierId: 20 });
});

test('the product response has its own groups only, and an unknown product is not found', async () => {
  const { product, modifierGroups } = (await get('/v1/products/1')).json();
  expect([product.slug, modifierGroups.length]).toEqual(['clasica', 3]);
  expect((await get('/v1/products/2')).json().modifierGroups).toEqual([]);
  expect((await get('/v1/products/99')).json().code).toBe(1002);
  expect((await get('/v1/menus/2')).json().code).toBe(1002);
});

test('the catalogue also has switched-off items, banners, stores, pages and terms', async () => {
  expect((await get('/v1/disableds?store_id=2')).json()).toEqual([
    { deactivatableId: 3, deactivatableType: 'Product', endDate: null },
  ]);
  expect((await get('/v2/banners')).json()).toMatchObject([
    { id: 1, bannerableType: 'Category', image: { width: 60 } },
  ]);
  expect((await get('/v2/stores')).json().map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect((await get('/v1/stores/default')).json()).toMatchObject({
    id: 1,
    pickUpMinimum: 2000,
    deliveryZones: [{ fee: 1990 }],
  });
  expect((await get('/v1/pages?page=terms-and-conditions')).json().html).toBe(
    '<h1>Términos</h1>\n<p>De <strong>prueba</strong>.</p>',
  );
  expect((await get('/statements/terms_and_conditions')).json().page).toBe('terms-and-conditions');
  expect((await get('/terms_and_conditions')).json().page).toBe('mercat-terms-and-conditions');
  expect((await get('/v1/pages?page=nothing')).json().code).toBe(1002);
});

test('stores for pickup are sorted by distance, and stores for delivery have the zone that covers the address', async () => {
  const near2 = (await get('/v2/stores/pick_up?latitude=-33.45&longitude=-70.62')).json();
  expect(
    near2.map(({ store, distance }: { store: { id: number }; distance: number }) => [
      store.id,
      distance,
    ]),
  ).toEqual([
    [2, 0],
    [1, 928],
  ]);
  expect((await get('/v2/stores/pick_up')).json()[0]).toMatchObject({
    store: { id: 1 },
    distance: null,
  });
  expect((await get('/v2/stores/pick_up?latitude=1')).json()).toMatchObject({
    code: 1003,
    metadata: { field: 'longitude' },
  });
  expect((await get('/v2/stores/delivery?latitude=-33.45&longitude=-70.6')).json()).toMatchObject([
    { store: { id: 1 }, zone: { id: 11 } },
  ]);
  expect((await get('/v2/stores/delivery?latitude=0&longitude=0')).json()).toEqual([]);
});

test('the settings contain a token that changes each hour, and no cache stores them', async () => {
  const first = await get('/v1/settings');
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(first.json()).toMatchObject({
    commerceName: 'Brasa de prueba',
    country: { code: 'cl' },
    createUserToken: expect.any(String),
  });
  expect((await get('/v1/settings')).json().createUserToken).toBe(first.json().createUserToken);
});

test('the same bytes are sent in three encodings, and 304 is sent to a client that has them', async () => {
  const plain = await get('/v1/menus/1');
  const brotli = await get('/v1/menus/1', { 'accept-encoding': 'gzip, br' });
  const gzip = await get('/v1/menus/1', { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('Accept-Encoding, X-Tenant');
  expect(
    (await get('/v1/menus/1', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
  ).toBe('gzip');
  const known = await get('/v1/menus/1', { 'if-none-match': String(plain.headers.etag) });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', plain.headers.etag]);
});

test('the store response has its settings for each payment method', async () => {
  const { paymentMethods, paymentMethodDetails } = (await get('/v2/stores/1')).json();
  expect(paymentMethodDetails.map(({ name }: { name: string }) => name)).toEqual(paymentMethods);
  expect(paymentMethodDetails[0]).toEqual({
    id: 1,
    name: 'cash',
    isOnline: false,
    priority: 200,
    icon: 'cash',
    logo: null,
    secondaryLogo: null,
  });
});

test('prices without a store id are those of the default store', async () => {
  const [asked, usual] = [await get('/v2/prices'), await get('/v2/prices?store_id=1')];
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toBe(usual.body);
});

test('a warm menu sends no SQL; a stock change costs one statement, and the next response is new', async () => {
  await get('/v1/menus/1');
  const before = await stockSeen(server);
  const etag = (await get('/v2/prices?store_id=1')).headers.etag;
  await sell(server, 1);
  server.deps.menus.invalidateStore(burger, one);
  const sent = server.deps.db.statements();
  expect(await stockSeen(server)).toBe(before - 1);
  expect((await get('/v2/prices?store_id=1')).headers.etag).not.toBe(etag);
  await get('/v1/menus/1');
  await get('/v1/disableds?store_id=1');
  expect(server.deps.db.statements()).toBe(sent + 1);
});

test('a change by one server process reaches another process', async () => {
  const other = await testApp({ database: server.database, tenants: [] });
  await other.listenForChanges();
  const before = await stockSeen(other);
  const heard = Promise.withResolvers<void>();
  other.deps.events.subscribe(({ kind }) => kind === 'prices' && heard.resolve());
  await sell(server, 1);
  await heard.promise;
  expect(await stockSeen(other)).toBe(before - 1);
  await other.close();
});

test('a change whose notification was lost is found by comparing versions', async () => {
  const other = await testApp({ database: server.database, tenants: [] });
  await stockSeen(other);
  await other.deps.menus.compareCounters();
  const before = await stockSeen(other);
  await sell(server, 1);
  expect(await stockSeen(other)).toBe(before);
  await other.deps.menus.compareCounters();
  expect(await stockSeen(other)).toBe(before - 1);
  await other.close();
});

test('a brand that nobody reads is compared at its next read, and not before', async () => {
  const other = await testApp({ database: server.database, tenants: [] });
  const before = await stockSeen(other);
  await other.deps.menus.compareCounters();
  await stockSeen(other);
  await other.deps.menus.compareCounters();
  const sent = other.deps.db.statements();
  await other.deps.menus.compareCounters();
  expect(other.deps.db.statements()).toBe(sent);
  await sell(server, 1);
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  expect(await stockSeen(other)).toBe(before - 1);
  await other.close();
});

test('a running server reads a new import: menu, settings, and a new tenant', async () => {
  const folder = await tenantFolder();
  folder['menus/1.json'].name = 'Carta nueva';
  folder['settings.json'].commerceName = 'Otra brasa';
  await server.publish(folder);
  await server.publish(await tenantFolder('pizza'));
  for (const tenantId of await server.deps.tenants.reload())
    server.deps.menus.onChange({ tenantId, kind: 'tenant', id: '' });
  expect((await get('/v1/menus/1')).json()).toMatchObject({ name: 'Carta nueva', version: 2 });
  expect((await get('/v1/settings')).json().commerceName).toBe('Otra brasa');
  expect((await get('/v1/settings', { host: 'pizza.localhost' })).json().tenantId).toBe('pizza');
});

test('without a database menus and prices still answer, and other calls get 503 with Retry-After', async () => {
  const database = await freshDatabase();
  const lonely = await testApp({ database });
  await get('/v1/menus/1', {}, lonely);
  await get('/v2/prices?store_id=1', {}, lonely);
  await closeTo(database.ownerUrl);
  lonely.deps.menus.invalidateStore(burger, one);
  lonely.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  expect((await get('/v1/menus/1', {}, lonely)).statusCode).toBe(200);
  expect((await get('/v2/prices?store_id=1', {}, lonely)).statusCode).toBe(200);
  const cold = await get('/v2/prices?store_id=2', {}, lonely);
  expect([cold.statusCode, cold.json().code, cold.headers['retry-after']]).toEqual([
    503,
    1010,
    '5',
  ]);
  expect((await get('/readyz', {}, lonely)).statusCode).toBe(503);
  expect((await get('/healthz', {}, lonely)).statusCode).toBe(200);
  await openTo(database.ownerUrl);
  await vi.waitFor(
    async () => expect((await get('/v2/prices?store_id=2', {}, lonely)).statusCode).toBe(200),
    {
      timeout: 5_000,
      interval: 100,
    },
  );
  await lonely.close();
  await database.drop();
});

async function onInstance<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const nameOf = (url: string): string => new URL(url).pathname.slice(1);
/** Makes one database refuse connections, as if the database server were down. */
const closeTo = (url: string) =>
  onInstance(async (client) => {
    await client.query(`alter database ${nameOf(url)} allow_connections false`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename is not null',
      [nameOf(url)],
    );
  });
const openTo = (url: string) =>
  onInstance((client) => client.query(`alter database ${nameOf(url)} allow_connections true`));

const versions = async () => {
  const payload = {
    cart: {
      store_id: 1,
      dispatch_method: 'in_store',
      items: [{ key: 'a', product_id: 4, quantity: 1, modifiers: [] }],
    },
  };
  const url = '/v1/shopping_carts/prices';
  const quote = await server.app.inject({ method: 'POST', url, payload });
  return [
    (await get('/v1/menus/1')).json().version,
    (await get('/v2/prices?store_id=1')).json().menuVersion,
    quote.json().menuVersion,
  ];
};

test('the prices and the quote of a store name the version of its menu', async () => {
  const [version] = await versions();
  expect(await versions()).toEqual([version, version, version]);
  await withTenant(server.deps.db, burger, (tx) =>
    insertMenuVersion(tx, {
      ...{ number: 1, edits: [], changes: [], note: '', source: 'counter', restored: null },
      ...{ staffId: null, at: new Date(server.deps.clock()).toISOString() },
    }),
  );
  server.deps.menus.onChange({ tenantId: burger, kind: 'menu', id: '' });
  const next = version + 1;
  expect(await versions()).toEqual([next, next, next]);
});
