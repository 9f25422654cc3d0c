import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { folderProduct } from '../testing/folder-product.ts';
import {
  addEdit,
  brandDraftShop,
  draftCalls,
  moveEdit,
  removeEdit,
  setEdit,
} from '../testing/brand-draft-shop.ts';

const shop = brandDraftShop((folder) => {
  folder['coupons.json'] = [
    {
      code: 'CORDERO',
      name: 'Cordero gratis',
      discount: { kind: 'product', productId: 4 },
    },
  ];
  folder['suggestions.json'] = {
    beforeCheckout: true,
    rules: [
      { forType: 'Product', forId: 1, productIds: [2, 3] },
      { forType: 'Product', forId: 2, productIds: [3] },
    ],
  };
});
const { draft, save, publish, restore, menu, dish, read } = draftCalls(shop);

const newDish = (id: number, name: string, changes: object = {}) => {
  const { id: _id, ...value } = folderProduct(id, {
    name,
    slug: name.toLowerCase(),
    description: '',
    price: 4_500,
    ...changes,
  }) as { id: number };
  return value;
};
const publicMenu = async () =>
  (await callApi(shop.server, '/v1/stores/1/menu', { headers: { 'x-tenant': 'burger' } })).body;

test('every field of a dish changes by the draft, and shoppers see it with the publication on every server', async () => {
  const before = await dish(1);
  const changes: Record<string, unknown> = {
    name: 'Brasa Doble',
    description: 'Con queso\nde cabra',
    price: 6_490,
    discountPrice: 5_990,
    tags: ['vegan'],
    availability: [1, 5],
    availabilityTime: { 1: [['10:00', '15:00']] },
    startDatetime: '2030-01-01T00:00:00-03:00',
    modifierGroupIds: [1, 2],
    allergens: ['gluten'],
    kcal: 800,
  };
  const saved = await save(
    Object.entries(changes).map(([field, value]) => setEdit({ id: 1 }, field, value)),
  );
  expect(saved).toMatchObject({ status: 200, body: { conflicts: [] } });
  expect(await dish(1)).toEqual(before);
  expect((await read('brand/menu/check')).body).toEqual({
    problems: [],
    cartsWithRemoved: 0,
    stores: null,
  });
  const published = await publish();
  expect(published).toMatchObject({ status: 200, body: { version: 2 } });
  const after = { ...changes, startDatetime: '2030-01-01T03:00:00.000Z' };
  expect(await dish(1)).toMatchObject(after);
  await expect.poll(() => dish(1, { server: shop.other })).toMatchObject(after);
  expect(await draft()).toMatchObject({ version: 2, edits: [] });
  await save([setEdit({ id: 1 }, 'startDatetime', null), setEdit({ id: 1 }, 'availability', [])]);
  await publish();
});

test('a new category with a new dish, group and options is published and ordered', async () => {
  const option = { name: 'Con miel', price: 500, discountPrice: null, maxQuantity: 2 };
  const edits = [
    addEdit({ list: 'modifiers', id: 90, parent: 9 }, option, 9),
    addEdit({ id: 50 }, newDish(50, 'Sopaipilla', { modifierGroupIds: [9] }), 5),
    addEdit(
      { list: 'groups', id: 9 },
      { name: 'Salsas', required: true, minimum: 1, maximum: 2, parentModifierId: null },
      null,
      2,
    ),
    addEdit(
      { list: 'categories', id: 5 },
      { name: 'Para picar', slug: 'para-picar', layout: 'small' },
      null,
      1,
    ),
  ];
  expect((await save(edits)).status).toBe(200);
  expect((await read('brand/menu/check')).body.problems).toEqual([]);
  expect((await publish()).status).toBe(200);
  expect((await menu()).categories.map(({ id }) => id)).toEqual([1, 5, 2]);
  const line = {
    key: 's',
    product_id: 50,
    quantity: 1,
    modifiers: [{ id: 90, group_id: 9, quantity: 1, action: 'add' }],
  };
  const order = await placeTestOrder(
    shop.server,
    shop.guest,
    orderPayload({ items_attributes: [line], expected_total: 5_000 }),
  );
  expect(order).toMatchObject({ status: 'created', total: 5_000 });
});

test('a dish moves to another category, into another place, and is copied', async () => {
  const copy = newDish(51, 'Copia', { price: 2_990 });
  await save([
    moveEdit({ id: 2 }, 2, 3),
    moveEdit({ list: 'categories', id: 2 }, null),
    addEdit({ id: 51 }, copy, 2, 3),
  ]);
  expect((await publish()).status).toBe(200);
  const { categories } = await menu();
  expect(categories[0]).toMatchObject({ id: 2 });
  expect(new Set(categories[0]?.productIds)).toEqual(new Set([3, 51, 2, 4]));
  expect(categories[0]?.productIds.at(-1)).toBe(4);
  expect(await dish(2)).toMatchObject({ categoryId: 2 });
});

test('a removed dish leaves prices, suggestions and switches; one of a coupon is refused', async () => {
  await save([removeEdit({ id: 4 })]);
  const refused = await publish();
  expect(refused.status).toBe(422);
  expect(refused.body.metadata).toMatchObject({
    ...{ list: 'products', id: 4, field: 'coupons.json [0].discount.productId' },
  });
  expect((await read('brand/menu/check')).body.problems).toHaveLength(1);
  expect(await dish(4)).toBeDefined();
  const [kept] = (await draft()).edits;
  expect(kept.edit).toMatchObject({ op: 'remove', id: 4 });
  await save([], { drop: ['menus/1.json products - 4 remove'] });
  await shop.owner.rows('burger', `delete from banners`);
  await save([removeEdit({ id: 3 })]);
  await shop.owner.rows(
    'burger',
    `insert into prices (tenant_id, store_id, product_id, price) values ('burger', 1, 3, 2000)`,
  );
  expect((await publish()).status).toBe(200);
  expect(await dish(3)).toBeUndefined();
  const left = await shop.owner.rows(
    'burger',
    `select product_id as id from prices where product_id = 3 union all
      select deactivatable_id from disabled_items where deactivatable_id = 3`,
  );
  expect(left).toEqual([]);
  const [settings] = await shop.owner.rows('burger', 'select suggestions from tenant_settings');
  expect(settings?.['suggestions']).toEqual({
    beforeCheckout: true,
    rules: [{ forType: 'Product', forId: 1, productIds: [2] }],
  });
});

test.each<[string, object, object]>([
  ['an empty name', setEdit({ id: 1 }, 'name', ' '), { list: 'products', id: 1, field: 'name' }],
  [
    'a price in words',
    setEdit({ id: 1 }, 'price', '5'),
    { list: 'products', id: 1, field: 'price' },
  ],
  [
    'an offer above the price',
    setEdit({ id: 2 }, 'discountPrice', 90_000),
    { list: 'products', id: 2, field: 'discountPrice' },
  ],
  [
    'an unknown tag',
    setEdit({ id: 1 }, 'tags', ['caro']),
    { list: 'products', id: 1, field: 'tags' },
  ],
  [
    'hours that end before they begin',
    setEdit({ id: 1 }, 'availabilityTime', { 1: [['15:00', '10:00']] }),
    { list: 'products', id: 1, field: 'availabilityTime' },
  ],
  [
    'a picture that was not uploaded',
    setEdit({ id: 1 }, 'image', 'images/nada.webp'),
    { list: 'products', id: 1, field: 'image' },
  ],
  [
    'a picture of another brand',
    setEdit({ id: 1 }, 'image', '/t/sushi/abcdefghijklmnop/foto-320.webp'),
    { list: 'products', id: 1, field: 'image' },
  ],
  [
    'a group that is none',
    setEdit({ id: 1 }, 'modifierGroupIds', [77]),
    { list: 'products', id: 1, field: 'modifierGroupIds' },
  ],
  ['an unknown field', setEdit({ id: 1 }, 'colour', 'rojo'), { list: 'products', id: 1 }],
  ['a field of the language', setEdit({ id: 1 }, '__proto__', {}), { list: 'products', id: 1 }],
  [
    'a category without a name',
    addEdit({ list: 'categories', id: 70 }, { slug: 'setenta', layout: 'small' }, null),
    { list: 'categories', id: 70, field: 'name' },
  ],
  [
    'a group whose minimum is above its maximum',
    setEdit({ list: 'groups', id: 1 }, 'minimum', 9),
    { list: 'groups', id: 1 },
  ],
  [
    'an option with a price below nothing',
    setEdit({ list: 'modifiers', id: 10, parent: 1 }, 'price', -1),
    { list: 'modifiers', id: 10, field: 'price' },
  ],
  [
    'a dish of a category that is none',
    addEdit({ id: 71 }, newDish(71, 'Nada'), 88),
    { list: 'products', id: 71, field: '' },
  ],
  [
    'a dish with the id of another',
    addEdit({ id: 1 }, newDish(1, 'Otra'), 1),
    { list: 'products', id: 1, field: '' },
  ],
  ['a dish that is not there', setEdit({ id: 99 }, 'name', 'X'), { list: 'products', id: 99 }],
])(
  '%s is refused with its item and field, and nothing is published',
  async (_what, edit, where) => {
    const before = await menu();
    const good = setEdit({ id: 2 }, 'name', `Nombre ${crypto.randomUUID()}`);
    expect((await save([good, edit])).status).toBe(200);
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { code: 1007, metadata: where } });
    expect((await read('brand/menu/check')).body.problems[0]).toMatchObject(where);
    expect(await menu()).toEqual(before);
    expect((await draft()).edits).toHaveLength(2);
    expect(await publicMenu()).toBeDefined();
  },
);

test.each<[string, object]>([
  ['of an id', setEdit({ id: 1 }, 'id', 9)],
  ['of the dishes of a category', setEdit({ list: 'categories', id: 1 }, 'products', [])],
  ['of the options of a group', setEdit({ list: 'groups', id: 1 }, 'modifiers', 7)],
  ['with a text that is no JSON', { ...setEdit({ id: 1 }, 'name', ''), value: '{' }],
  [
    'with a value that is nested too deep',
    {
      ...setEdit({ id: 1 }, 'name', ''),
      value: '['.repeat(9_000) + ']'.repeat(9_000),
    },
  ],
  ['that adds no object', { ...addEdit({ id: 60 }, {}, 1), value: '[]' }],
  [
    'that adds a category with dishes that have no id',
    addEdit({ list: 'categories', id: 60 }, { products: [{}] }, null),
  ],
])('an edit %s is none', async (_what, edit) => {
  expect(await save([edit])).toMatchObject({
    status: 422,
    body: { code: 1007, metadata: { field: 'edits[0]' } },
  });
  expect((await draft()).edits).toEqual([]);
});

test('a menu of another file, or a page of the brand, is no place of an edit', async () => {
  for (const file of ['settings.json', '../menus/1.json', 'menus/01.json'])
    expect((await save([{ ...setEdit({ id: 1 }, 'name', 'X'), file }])).status).toBe(422);
  expect((await draft()).edits).toEqual([]);
});

test('combos and suggestions change by the draft, and go back with the menus', async () => {
  const item = (file: string, list: string, id: number) => ({ file, list, id, parent: null });
  const combo = {
    ...{ name: 'Dúo', needs: [{ productIds: [1] }, { categoryIds: [2] }] },
    benefit: { kind: 'amount', amount: 1_000 },
  };
  const other = (await menu()).products.find(({ id }) => id !== 1)?.id;
  const first = await published();
  await save([setEdit({ id: 1 }, 'description', 'Antes del combo')]);
  const before = await publish();
  await save([
    {
      ...item('offers.json', 'offers', 501),
      ...{ op: 'add', value: JSON.stringify(combo), to: null, after: null },
    },
    {
      ...item('suggestions.json', 'suggestions', 1),
      ...{ op: 'set', field: 'rules/Product-1', value: JSON.stringify([other]) },
    },
  ]);
  expect((await publish()).status).toBe(200);
  const { settings, suggestions } = await published();
  expect(settings.offers).toMatchObject([{ id: 501, name: 'Dúo' }]);
  expect(suggestions.rules).toContainEqual(
    expect.objectContaining({ forType: 'Product', forId: 1, productIds: [other] }),
  );
  await save([
    {
      ...item('offers.json', 'offers', 501),
      ...{ op: 'set', field: 'needs', value: JSON.stringify([{ productIds: [99] }]) },
    },
  ]);
  expect((await publish()).body).toMatchObject({
    metadata: { field: expect.stringMatching(/^offers\.json/) },
  });
  expect((await restore(before.body.version)).status).toBe(200);
  const back = await published();
  expect(back.settings.offers).toBeUndefined();
  expect(back.suggestions).toEqual(first.suggestions);
});

async function published() {
  const found = await shop.server.deps.menus.tenant('burger' as TenantId);
  if (!found) throw new Error('no brand');
  return found;
}
