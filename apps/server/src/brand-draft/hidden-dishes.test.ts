import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import {
  brandDraftShop,
  changedFolder,
  draftCalls,
  importDraftFolder,
  moveEdit,
  removeEdit,
  setEdit,
} from '../testing/brand-draft-shop.ts';
import { moveBrand } from '../testing/export-of-brand.ts';
import {
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';
import type { FolderDraft } from '../testing/tenant-folder.ts';

/** Every file that may name a dish names the dishes 1 and 4. */
const namedEverywhere = (folder: FolderDraft): void => {
  folder['coupons.json'] = [
    { code: 'CORDERO', name: 'Cordero gratis', discount: { kind: 'product', productId: 4 } },
    {
      ...{ code: 'PAPAS', name: 'Un quinto', discount: { kind: 'percent', value: 20 } },
      on: { categoryIds: [2] },
    },
  ];
  folder['suggestions.json'] = {
    beforeCheckout: true,
    rules: [{ forType: 'Product', forId: 2, productIds: [4, 3] }],
  };
  folder['offers.json'] = [
    {
      ...{ id: 1, name: 'Dúo', benefit: { kind: 'amount', amount: 1_000 } },
      needs: [{ productIds: [2] }, { productIds: [4] }],
    },
  ];
  folder['banners.json'].push({
    ...folder['banners.json'][0],
    ...{ id: 2, bannerableType: 'Product', bannerableId: 4 },
  });
  folder['settings.json'].popularProducts = [4, 1, 2];
  folder['disableds.json'].push({
    ...{ storeId: 1, deactivatableType: 'Product', deactivatableId: 1, endDate: null },
  });
};
const shop = brandDraftShop(namedEverywhere);
const { save, publish, menu, dish, read, draft, restore } = draftCalls(shop);
const burger = 'burger' as TenantId;

const hide = (id: number, list = 'products') => setEdit({ list, id }, 'hidden', true);
const show = (id: number, list = 'products') => setEdit({ list, id }, 'hidden', null);
const publishEdits = async (...edits: object[]) => {
  expect(await save(edits)).toMatchObject({ status: 200, body: { conflicts: [] } });
  expect((await read('brand/menu/check')).body.problems).toEqual([]);
  expect((await publish()).status).toBe(200);
};
const headers = { 'x-tenant': 'burger' };
const cart = (...ids: number[]) => ({
  ...{ store_id: 1, dispatch_method: 'in_store' },
  items: ids.map((id) => ({ key: `l${id}`, product_id: id, quantity: 1 })),
});
const price = async (body: object, who: Guest | TestUser = shop.guest) =>
  (
    await callApi(shop.server, '/v1/shopping_carts/prices', {
      ...{ method: 'POST', body, headers: guestHeaders(who) },
    })
  ).body;

test('an edit of the counter stays with a dish that a folder hides', async () => {
  const rows = await shop.owner.rows<{ number: number | null }>(
    'burger',
    'select max(number) as number from menu_versions',
  );
  const edit = {
    ...{ menu_id: 1, kind: 'product', id: 2, store_id: null },
    ...{ field: 'description', value: 'Doble' },
  };
  const edited = await callApi(shop.server, '/v1/counter/stores/1/menu', {
    method: 'POST',
    headers: { ...shop.boss.headers, 'idempotency-key': crypto.randomUUID() },
    body: { based_on: rows[0]?.number ?? 0, edits: [edit], note: '' },
  });
  expect(edited.status).toBe(200);
  const folder = await changedFolder((draft) => {
    namedEverywhere(draft);
    draft['menus/1.json'].categories[0].products[1].hidden = true;
  });
  const outcome = await importDraftFolder(shop, folder);
  expect(outcome).toMatchObject({ ok: true });
  const [inForce] = await shop.owner.rows<{ edits: object[] }>(
    'burger',
    'select edits from menu_versions order by number desc limit 1',
  );
  expect(inForce?.edits).toMatchObject([{ id: 2, field: 'description', value: 'Doble' }]);
  shop.server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  expect(await dish(2)).toBeUndefined();
  await publishEdits(show(2));
  expect(await dish(2)).toMatchObject({ description: 'Doble' });
});

test('a hidden dish is in no answer to shoppers, and combos, coupons, banners and suggestions go without it', async () => {
  const both = await price({ cart: cart(2, 4) });
  expect(both).toMatchObject({ subtotal: 7_990 + 12_990, discount: 1_000 });
  await publishEdits(hide(4));

  const shown = await callApi(shop.server, '/v1/stores/1/menu', { headers });
  expect(JSON.stringify(shown.body)).not.toMatch(/cordero|hidden/i);
  const suggested = await callApi(shop.server, '/v1/shopping_carts/suggestive_sells', {
    ...{ method: 'POST', headers, body: { cart: cart(2) } },
  });
  expect(suggested.body.products.map(({ id }: { id: number }) => id)).toEqual([3]);
  const page = await read('brand/menu/preview?kind=page&store_id=1');
  expect(page.body.html).toContain('papas');
  expect(page.body.html).not.toMatch(/cordero/i);
  const user = await createTestUser(shop.server);
  expect(await price({ cart: cart(2, 4) })).toMatchObject({
    ...{ subtotal: 7_990, discount: 0, total: 7_990, description: 'UNPROCESSABLE_ITEMS' },
    unavailable: [{ hash: 'l4', productId: 4, reason: 'notInMenu' }],
  });
  const withCoupon = (coupon: string, ...ids: number[]) =>
    price({ cart: cart(...ids), coupon, payment_method: 'cash' }, user);
  expect(await withCoupon('CORDERO', 2)).toMatchObject({
    ...{ total: 7_990, description: 'COUPON_OFFER_NOT_PRESENT' },
  });
  expect(await withCoupon('PAPAS', 2, 3)).toMatchObject({ total: 10_382, description: null });
});

test('an order of a hidden dish is refused, and an order of the others is placed', async () => {
  const order = (id: number, expected: number) =>
    orderPayload({
      items_attributes: [{ key: 'k', product_id: id, quantity: 1 }],
      expected_total: expected,
    });
  expect(await placeTestOrder(shop.server, shop.guest, order(4, 12_990))).not.toMatchObject({
    status: 'created',
  });
  expect(await placeTestOrder(shop.server, shop.guest, order(2, 7_990))).toMatchObject({
    ...{ status: 'created', total: 7_990 },
  });
});

test('a hidden dish keeps its photo, stock, price and switch, and comes back with them', async () => {
  const before = await dish(1);
  await publishEdits(hide(1));
  expect(await dish(1)).toBeUndefined();
  await publishEdits(
    setEdit({ id: 1 }, 'price', 6_490),
    moveEdit({ id: 4 }, 1, 1),
    setEdit({ id: 2 }, 'kcal', 300),
  );
  const stock = await shop.owner.rows<{ stock: number }>(
    'burger',
    'select stock from prices where product_id = 4 and store_id = 1',
  );
  expect(stock).toEqual([{ stock: 5 }]);
  await publishEdits(show(1), show(4));
  expect(await dish(1)).toEqual({ ...before, price: 6_490 });
  expect(await dish(4)).toMatchObject({ categoryId: 1 });
  const store = await shop.server.deps.menus.storeFacts(burger, 1 as StoreId);
  expect(store?.index.disabledProducts.has(1)).toBe(true);
});

test('a hidden category hides its dishes, and a brand with hidden items moves to an empty database without a difference', async () => {
  await publishEdits(hide(2, 'categories'), hide(1));
  expect((await menu()).categories.map(({ id }) => id)).toEqual([1]);
  expect(await dish(3)).toBeUndefined();
  const { imported, again, shops, exports } = await moveBrand(shop.operator);
  expect(imported).toMatchObject({ ok: true });
  expect(shops[1]).toEqual(shops[0]);
  expect(exports[1]).toEqual(exports[0]);
  expect(again).toMatchObject({ ok: true, value: { changed: 0 } });
  const { version } = await draft();
  await publishEdits(show(2, 'categories'), show(1));
  expect(await dish(3)).toBeDefined();
  expect((await restore(version)).status).toBe(200);
  expect(await dish(3)).toBeUndefined();
  await publishEdits(show(2, 'categories'), show(1));
});

test('a cart that holds a dish which the draft hides is counted; a removal of a hidden one touches none', async () => {
  await shop.owner.rows(
    'burger',
    `insert into shopping_carts (tenant_id, id, user_id, store_id, dispatch_method, city, address,
      items, version, updated_at)
      values ('burger', gen_random_uuid(), $1, 1, 'in_store', '', '', $2, 1, now())`,
    [shop.guest.id, JSON.stringify([{ productId: 3, quantity: 1 }])],
  );
  const counted = async () => (await read('brand/menu/check')).body.cartsWithRemoved;
  await save([hide(3)]);
  expect(await counted()).toBe(1);
  await publish();
  await save([removeEdit({ id: 3 })]);
  expect(await counted()).toBe(0);
  await shop.owner.rows('burger', 'delete from brand_draft_edits');
  await publishEdits(show(3));
});

test('only true hides: another value is refused with its item and field', async () => {
  await save([setEdit({ id: 2 }, 'hidden', false)]);
  expect((await publish()).body).toMatchObject({
    ...{ code: 1007, metadata: { list: 'products', id: 2, field: 'hidden' } },
  });
});
