import { expect, test } from 'vitest';
import type { GroupId, MenuId, StoreId } from '../ids.ts';
import type { Menu } from '../menu/menu.ts';
import { minor } from '../money/money.ts';
import { makeModifier, makeProduct } from '../testing/make.ts';
import type { EditedValue, EditTarget, MenuEdit } from './menu-edit.ts';
import { disabledWithEdits, menuWithEdits, pricesWithEdits } from './menu-with-edits.ts';

const menuId = 1 as MenuId;
const menu: Menu = {
  id: menuId,
  name: 'Carta',
  version: 3,
  categories: [],
  products: [makeProduct(1, { discountPrice: minor(4_500) }), makeProduct(2)],
  modifierGroups: [
    {
      id: 1 as GroupId,
      name: 'Extras',
      required: false,
      minimum: 0,
      maximum: 1,
      parentModifierId: null,
      modifiers: [makeModifier(1, 500)],
    },
  ],
};
const edit = (value: EditedValue, target: Partial<EditTarget> = {}): MenuEdit => ({
  menuId,
  kind: 'product',
  id: 1,
  storeId: null,
  ...target,
  ...value,
});

test('the edits of the counter stand over the folder’s menu, and unknown items count for nothing', () => {
  const edited = menuWithEdits(menu, [
    edit({ field: 'name', value: 'Taco' }),
    edit({ field: 'description', value: 'De res' }),
    edit({ field: 'price', value: minor(6_000) }),
    edit({ field: 'price', value: minor(700) }, { kind: 'modifier' }),
    edit({ field: 'name', value: 'Nadie' }, { id: 99 }),
    edit({ field: 'name', value: 'De otra carta' }, { id: 2, menuId: 2 as MenuId }),
    edit({ field: 'price', value: minor(1) }, { id: 2, storeId: 1 as StoreId }),
  ]);
  expect(edited.products[0]).toMatchObject({ name: 'Taco', description: 'De res', price: 6_000 });
  expect(edited.products[1]).toEqual(menu.products[1]);
  expect(edited.modifierGroups[0]?.modifiers[0]).toMatchObject({ name: 'Opción 1', price: 700 });
  expect(menuWithEdits(menu, [])).toBe(menu);
});

test('a published picture stands over the folder’s, a dish may have none, and a drafted one changes nothing', () => {
  const picture = { url: '/t/x/h/foto-800.webp', width: 800, height: 600, avif: [], webp: [] };
  const uploaded = { ...picture, placeholder: null };
  const imageWith = (value: EditedValue) => menuWithEdits(menu, [edit(value)]).products[0]?.image;
  const { url } = uploaded;
  expect(imageWith({ field: 'picture', value: url, picture: uploaded })).toEqual(uploaded);
  expect(imageWith({ field: 'picture', value: null })).toBeNull();
  expect(imageWith({ field: 'picture', value: url })).toEqual(menu.products[0]?.image);
});

test('an offer that no longer lowers the edited price is none', () => {
  const edited = menuWithEdits(menu, [edit({ field: 'price', value: minor(4_500) })]);
  expect(edited.products[0]).toMatchObject({ price: 4_500, discountPrice: null });
});

test('a dish that an edit switches off is disabled without an end', () => {
  const edits = [
    edit({ field: 'isAvailable', value: false }),
    edit({ field: 'isAvailable', value: false }, { kind: 'modifier', id: 7 }),
    edit({ field: 'isAvailable', value: false }, { menuId: 2 as MenuId }),
  ];
  expect(disabledWithEdits(menuId, edits)).toEqual([
    { deactivatableType: 'Product', deactivatableId: 1, endDate: null },
    { deactivatableType: 'Modifier', deactivatableId: 7, endDate: null },
  ]);
});

test('a price of one store is of that store alone', () => {
  const group = { channel: 'web', prices: [] };
  const edits = [edit({ field: 'price', value: minor(7_000) }, { storeId: 1 as StoreId })];
  expect(pricesWithEdits(group, edits, { id: 1 as StoreId, menuId }).prices).toMatchObject([
    { productId: 1, price: 7_000, discountPrice: null, stock: null },
  ]);
  expect(pricesWithEdits(group, edits, { id: 2 as StoreId, menuId })).toBe(group);
});
