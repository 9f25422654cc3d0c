import { expect, test } from 'vitest';
import type { MenuId } from '../ids.ts';
import { minor } from '../money/money.ts';
import { makeProduct } from '../testing/make.ts';
import { changeMenuEdits, editsAfterImport } from './change-menu-edits.ts';
import type { FolderMenus } from './folder-value.ts';
import { draftedValue, withDraftedEdit } from './menu-draft.ts';
import type { EditedValue, MenuEdit } from './menu-edit.ts';

const menuId = 1 as MenuId;
const folder: FolderMenus = {
  menus: [
    {
      id: menuId,
      name: 'Carta',
      version: 1,
      categories: [],
      products: [makeProduct(1), makeProduct(2)],
      modifierGroups: [],
    },
  ],
  prices: [],
};
const edit = (value: EditedValue, id = 1): MenuEdit => ({
  menuId,
  kind: 'product',
  id,
  storeId: null,
  ...value,
});
const price = (amount: number, id = 1) => edit({ field: 'price', value: minor(amount) }, id);

test('a draft replaces edits of the same field and keeps the others, and says what it changes', () => {
  const inForce = [price(6_000), edit({ field: 'name', value: 'Taco' })];
  const changed = changeMenuEdits(inForce, [price(7_000), price(5_000, 2)], folder);
  expect(changed).toEqual({
    ok: true,
    value: {
      edits: [edit({ field: 'name', value: 'Taco' }), price(7_000)],
      changes: [{ ...price(7_000), name: 'Producto 1', before: 6_000 }],
    },
  });
});

test('an edit of nothing that the folder has is refused', () => {
  const unknown = [price(1, 99), edit({ field: 'price', value: null })];
  expect(changeMenuEdits([], unknown, folder)).toEqual({ ok: false, error: unknown });
});

test('an import keeps edits that still change something, and names those that the folder says itself or lost', () => {
  const edits = [price(6_000), price(5_000, 2), price(1, 99)];
  expect(editsAfterImport(edits, folder)).toEqual({
    kept: [price(6_000)],
    same: [price(5_000, 2)],
    gone: [price(1, 99)],
  });
});

test('a drafted edit back to what holds leaves the draft', () => {
  const seen = { folder, inForce: [price(6_000)], draft: [price(7_000)] };
  expect(draftedValue(seen, price(0))).toBe(7_000);
  expect(withDraftedEdit(seen, price(6_000))).toEqual([]);
  expect(withDraftedEdit(seen, price(5_000))).toEqual([price(5_000)]);
});
