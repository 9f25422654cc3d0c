import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type FolderDraft, tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const burger = 'burger' as TenantId;
let server: TestApp;

/**
 * A tenant folder with suggestions. Product 1 has a required modifier group, 2 is discounted, 3 is
 * disabled in store 2, 4 has 5 units in store 1.
 */
async function withSuggestions(): Promise<FolderDraft> {
  const folder = await tenantFolder();
  folder['suggestions.json'] = {
    beforeCheckout: true,
    rules: [
      { forType: 'Product', forId: 2, productIds: [1, 4] },
      { forType: 'Category', forId: 1, productIds: [3, 2, 4] },
    ],
  };
  return folder;
}

beforeAll(async () => {
  server = await testApp({ tenants: [await withSuggestions(), await tenantFolder('plain')] });
});
afterAll(() => server.close());

const line = (id: number) => ({ key: `l${id}`, product_id: id, quantity: 1 });
const ask = (cart: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/v1/shopping_carts/suggestive_sells',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { cart: { store_id: 1, dispatch_method: 'in_store', items: [line(2)], ...cart } },
  });
const namesOf = async (cart: object): Promise<string[]> =>
  (await ask(cart)).json().products.map(({ name }: { name: string }) => name);

const sellOut = (id: number) =>
  withTenant(server.deps.db, burger, (tx) =>
    tx.query(
      'sell-out',
      sql`update prices set stock = 0 where tenant_id = ${burger} and product_id = ${id}`,
    ),
  );

/** Sets the stock of a product in store 1 to 0 until a time (milliseconds since the epoch). */
async function soldOutUntil(id: number, back: number): Promise<void> {
  await withTenant(server.deps.db, burger, (tx) =>
    tx.query(
      'sold-out-until',
      sql`insert into prices (tenant_id, store_id, channel, product_id, stock, without_stock_until)
        values (${burger}, 1, 'web', ${id}, 0, ${new Date(back).toISOString()}::timestamptz)
        on conflict (tenant_id, store_id, channel, product_id)
          do update set stock = excluded.stock, without_stock_until = excluded.without_stock_until`,
    ),
  );
  server.deps.menus.invalidateStore(burger, 1 as StoreId);
}

test('suggestions go by product, then by category, with price and picture; a product that needs an answer or is in the cart is not suggested', async () => {
  const answer = await ask({});
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.json()).toEqual({
    beforeCheckout: true,
    products: [
      { id: 4, name: 'cordero', image: null, price: 12990, discountPrice: null },
      { id: 3, name: 'papas', image: null, price: 2990, discountPrice: null },
    ],
  });
  expect((await ask({ items: [line(1)] })).json().products[1]).toMatchObject({
    id: 2,
    price: 8990,
    discountPrice: 7990,
  });
});

test('a cart for later gets suggestions that are sold at its time', async () => {
  const day = 86_400_000;
  const inDays = (days: number) => ({
    requested_instant: new Date(server.deps.clock() + days * day).toISOString(),
  });
  await soldOutUntil(3, server.deps.clock() + 2 * day);
  expect(await namesOf({ items: [line(1)] })).not.toContain('papas');
  expect(await namesOf({ items: [line(1)], ...inDays(1) })).not.toContain('papas');
  expect(await namesOf({ items: [line(1)], ...inDays(3) })).toContain('papas');
  await soldOutUntil(3, server.deps.clock());
});

test('each store suggests products that it sells now', async () => {
  expect(await namesOf({ store_id: 2 })).toEqual(['cordero']);
  expect((await ask({ store_id: 9 })).json()).toMatchObject({
    code: 1002,
    metadata: { field: 'cart.store_id' },
  });
});

test('a cart without matching suggestions and a brand without suggestions get an empty list', async () => {
  expect(await namesOf({ items: [line(3)] })).toEqual([]);
  expect(await namesOf({ items: [] })).toEqual([]);
  expect((await ask({}, { host: 'plain.localhost' })).json()).toEqual({
    beforeCheckout: false,
    products: [],
  });
});

test('a sold-out product is not suggested, and suggestions on a warm menu send no SQL', async () => {
  await ask({});
  const sent = server.deps.db.statements();
  await ask({});
  expect(server.deps.db.statements()).toBe(sent);
  await sellOut(4);
  server.deps.menus.invalidateStore(burger, 1 as StoreId);
  expect(await namesOf({})).toEqual(['papas']);
});

test('a running server reads a new suggestions.json', async () => {
  const folder = await withSuggestions();
  folder['suggestions.json'] = {
    beforeCheckout: false,
    rules: [{ forType: 'Product', forId: 2, productIds: [3] }],
  };
  await server.publish(folder);
  server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  expect((await ask({})).json()).toMatchObject({ beforeCheckout: false, products: [{ id: 3 }] });
});
