import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { jpegOf } from '../testing/bad-pictures.ts';
import {
  addEdit,
  brandDraftShop,
  draftCalls,
  removeEdit,
  setEdit,
  uploadDraftPicture,
} from '../testing/brand-draft-shop.ts';
import { exportedFolder, moveBrand } from '../testing/export-of-brand.ts';
import { folderProduct } from '../testing/folder-product.ts';
import { startOrderServer } from '../testing/order-server.ts';
import {
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postTestOrder,
} from '../testing/shopper.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = brandDraftShop((folder) => {
  folder['menus/2.json'] = {
    ...structuredClone(folder['menus/1.json']),
    id: 2,
    name: 'Carta del segundo local',
  };
  folder['stores.json'][1].menuId = 2;
});
const { save, publish, dish, read } = draftCalls(shop);
const burger = 'burger' as TenantId;

const publishAtCounter = async (edits: readonly object[], storeId = 1) => {
  const [row] = await shop.owner.rows<{ number: number | null }>(
    'burger',
    'select max(number) as number from menu_versions',
  );
  const body = { based_on: row?.number ?? 0, edits, note: '' };
  return writeAsStaff(shop.server, shop.boss, ['POST', `stores/${storeId}/menu`, body]);
};
const counterEdit = (field: string, value: unknown, rest: object = {}) => ({
  ...{ menu_id: 1, kind: 'product', id: 2, store_id: null, field, value },
  ...rest,
});
const editsInForce = async (): Promise<object[]> =>
  (
    await shop.owner.rows<{ edits: object[] }>(
      'burger',
      'select edits from menu_versions order by number desc limit 1',
    )
  )[0]?.edits ?? [];

const upload = async (): Promise<string> =>
  (await uploadDraftPicture(shop, await jpegOf(900), { type: 'image/jpeg' })).url;

test('edits at the counter become values of the files, in every menu; those of availability stay', async () => {
  const photo = await upload();
  const edited = await publishAtCounter([
    counterEdit('price', 9_490),
    counterEdit('picture', photo),
    counterEdit('price', 9_190, { store_id: 1 }),
    counterEdit('isAvailable', false, { id: 3 }),
  ]);
  expect(edited).toMatchObject({ status: 200 });
  const ofTwo = [counterEdit('name', 'Doble del dos', { menu_id: 2 })];
  expect(await publishAtCounter(ofTwo, 2)).toMatchObject({ status: 200 });
  const drafted = await read('brand/menu/draft');
  expect(drafted.body.files[1].content).toContain('Doble del dos');
  await save([setEdit({ id: 1 }, 'name', 'De la oficina')]);
  expect((await publish()).status).toBe(200);
  expect(await editsInForce()).toMatchObject([{ field: 'isAvailable', id: 3, value: false }]);
  expect(await dish(2)).toMatchObject({ price: 9_490, image: { url: photo } });
  expect(await dish(1)).toMatchObject({ name: 'De la oficina' });
  const store = await shop.server.deps.menus.storeFacts(burger, 1 as StoreId);
  expect(store?.index.priceByProduct.get(2)).toMatchObject({ price: 9_190 });
  const two = (await shop.server.deps.menus.tenant(burger))?.menu(2);
  expect(two?.products.find(({ id }) => id === 2)).toMatchObject({ name: 'Doble del dos' });
  const folder = await exportedFolder(shop.operator);
  const menu = JSON.parse(await readFile(join(folder, 'menus/2.json'), 'utf8'));
  expect(menu.categories[0].products[1].name).toBe('Doble del dos');
  await rm(folder, { recursive: true });
});

test('a published draft is exported, imports into an empty database without a difference, and its export is the same', async () => {
  const { id: _id, ...value } = folderProduct(50, {
    ...{ name: 'Nueva', slug: 'nueva', description: '', price: 1_000, image: await upload() },
  }) as { id: number };
  await save([addEdit({ id: 50 }, value, 2), setEdit({ id: 1 }, 'kcal', 700)]);
  expect((await publish()).status).toBe(200);
  await shop.owner.rows('burger', `update menu_versions set edits = '[]'`);
  const { imported, again, shops, exports } = await moveBrand(shop.operator);
  expect(imported).toMatchObject({ ok: true });
  expect(shops[1]).toEqual(shops[0]);
  expect(exports[1]).toEqual(exports[0]);
  expect(again).toMatchObject({ ok: true, value: { changed: 0 } });
});

test('an order keeps what it was placed with, and one that was decided before a publication is decided again', async () => {
  const line = {
    ...{ key: 'a', product_id: 1, quantity: 1 },
    modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
  };
  const payload = (total: number) =>
    orderPayload({ items_attributes: [line], expected_total: total });
  const placed = await placeTestOrder(shop.server, shop.guest, payload(6_490));
  expect(placed).toMatchObject({ total: 6_490 });
  const deaf = await startOrderServer(shop.database.appUrl);
  try {
    let isAsked = false;
    deaf.deps.menus.onChange = ((onChange) => (changed) => {
      if (changed.kind === 'store' || (changed.kind === 'menu' && !isAsked)) return;
      onChange(changed);
    })(deaf.deps.menus.onChange);
    expect(
      (await postTestOrder(deaf, shop.guest, payload(6_490), crypto.randomUUID())).status,
    ).toBe(202);
    await save([setEdit({ id: 1 }, 'price', 6_990)]);
    expect((await publish()).status).toBe(200);
    expect(await dish(1, { server: deaf })).toMatchObject({ price: 5_990 });
    isAsked = true;
    const late = await postTestOrder(deaf, shop.guest, payload(6_490), crypto.randomUUID());
    expect(late.body).toMatchObject({ code: 1007, metadata: { reason: 'TOTAL_CHANGED' } });
    const agreed = await postTestOrder(deaf, shop.guest, payload(7_490), crypto.randomUUID());
    expect(agreed.status).toBe(202);
  } finally {
    await deaf.close();
  }
  const [order] = await shop.owner.rows('burger', 'select lines from orders where id = $1', [
    placed.id,
  ]);
  expect(JSON.stringify(order)).toContain('De la oficina');
  expect(JSON.stringify(order)).not.toContain('6990');
});

test('the preview is the shop’s own page with the draft, and nothing of it is published', async () => {
  await save([setEdit({ id: 1 }, 'name', 'Solo en borrador')]);
  const page = await read('brand/menu/preview?kind=page&store_id=1');
  expect(page.status).toBe(200);
  expect(page.body.html).toContain('Solo en borrador');
  const ofDish = await read('brand/menu/preview?kind=page&store_id=1&product_id=1');
  expect(ofDish.body.html).toContain('Solo en borrador');
  expect(await dish(1)).toMatchObject({ name: 'De la oficina' });
  await save([setEdit({ id: 1 }, 'name', '')]);
  expect((await read('brand/menu/preview?kind=page&store_id=1')).body).toMatchObject({
    code: 1007,
    metadata: { list: 'products', id: 1, field: 'name' },
  });
  expect((await read('brand/menu/preview?kind=page&store_id=9')).status).toBe(404);
});

test('carts that hold a dish which the draft removes are counted before the publication', async () => {
  const cartOf = (userId: string, productId: number) =>
    shop.owner.rows(
      'burger',
      `insert into shopping_carts (tenant_id, id, user_id, store_id, dispatch_method, city, address,
        items, version, updated_at)
        values ('burger', gen_random_uuid(), $1, 1, 'in_store', '', '', $2, 1, now())`,
      [userId, JSON.stringify([{ productId, quantity: 1 }])],
    );
  await cartOf(shop.guest.id, 4);
  await cartOf((await createTestGuest(shop.server)).id, 2);
  await save([removeEdit({ id: 4 })]);
  const { body } = await read('brand/menu/check');
  expect(body.cartsWithRemoved).toBe(0);
  await shop.owner.rows('burger', 'delete from brand_draft_edits');
  const both = [removeEdit({ id: 4 }), { ...removeEdit({ id: 4 }), file: 'menus/2.json' }];
  await save(both);
  expect((await read('brand/menu/check')).body).toMatchObject({
    problems: [],
    cartsWithRemoved: 1,
  });
});

test('a dish that leaves one of two menus leaves the prices and switches of its stores alone; old switches stand in no way', async () => {
  const price = (storeId: number) =>
    shop.owner.rows(
      'burger',
      `insert into prices (tenant_id, store_id, product_id, price) values ('burger', $1, 2, 5000)
        on conflict (tenant_id, store_id, channel, product_id) do update set price = 5000`,
      [storeId],
    );
  await price(1);
  await price(2);
  await shop.owner.rows(
    'burger',
    `insert into disabled_items (tenant_id, store_id, deactivatable_type, deactivatable_id)
      values ('burger', 1, 'Product', 2), ('burger', 1, 'Product', 999)`,
  );
  await save([removeEdit({ id: 2 })]);
  expect(await publish()).toMatchObject({ status: 200 });
  expect(
    await shop.owner.rows('burger', 'select store_id from prices where product_id = 2'),
  ).toEqual([{ store_id: 2 }]);
  expect(
    await shop.owner.rows('burger', 'select deactivatable_id as id from disabled_items'),
  ).not.toContainEqual({ id: 2 });
});

test('a price below the offer of a store is refused with the dish', async () => {
  await shop.owner.rows(
    'burger',
    `insert into prices (tenant_id, store_id, product_id, discount_price)
      values ('burger', 1, 1, 3000)`,
  );
  await save([setEdit({ id: 1 }, 'price', 2_900)]);
  expect((await publish()).body.metadata).toMatchObject({
    ...{ list: 'products', id: 1, reason: 'must be below the price' },
  });
});
