import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import { describeDraft } from './describe-draft.ts';
import type { DraftChange, DraftEdit, DraftList } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import { itemOf, type MenuFile } from './menu-file.ts';

const path = 'menus/1.json';
const menu: MenuFile = {
  id: 1,
  name: 'Carta',
  categories: [
    { id: 1, name: 'Platos', products: [{ id: 1, name: 'Uno', price: 1_000 }, { id: 2 }] },
    { id: 2, name: 'Postres', products: [{ id: 3 }] },
  ],
  modifierGroups: [
    { id: 1, modifiers: [{ id: 10, price: 0 }] },
    { id: 2, modifiers: [{ id: 10, price: 500 }] },
  ],
};
const edit = (list: DraftList, id: number, change: DraftChange, parent: number | null = null) =>
  ({ file: path, list, id, parent, ...change }) satisfies DraftEdit;
const apply = (...edits: DraftEdit[]) => {
  const { files, lost } = applyDraft(new Map([[path, menu]]), edits);
  return { file: files.get(path) ?? menu, lost };
};
const productsOf = ({ categories }: MenuFile) =>
  categories.map(({ products }) => products.map(({ id }) => id));

test('a field changes alone, and an option changes in its own group alone', () => {
  const { file } = apply(
    edit('products', 1, { op: 'set', field: 'price', value: 2_000 }),
    edit('modifiers', 10, { op: 'set', field: 'price', value: 700 }, 2),
  );
  expect(itemOf(file, edit('products', 1, { op: 'remove' }))?.item).toEqual({
    ...{ id: 1, name: 'Uno', price: 2_000 },
  });
  expect(file.modifierGroups.map(({ modifiers }) => modifiers[0]?.['price'])).toEqual([0, 700]);
});

test('a shown item leaves the field out, so that its file is as it was', () => {
  const hidden = apply(edit('products', 1, { op: 'set', field: 'hidden', value: true })).file;
  expect(hidden.categories[0]?.products[0]).toMatchObject({ id: 1, hidden: true });
  const shown = applyDraft(new Map([[path, hidden]]), [
    edit('products', 1, { op: 'set', field: 'hidden', value: null }),
  ]);
  expect(shown.files.get(path)).toEqual(menu);
});

test('a dish is added, moved and removed in whatever order it was drafted, also in a new category', () => {
  const { file, lost } = apply(
    edit('products', 3, { op: 'move', to: 5, after: 9 }),
    edit('products', 9, { op: 'set', field: 'name', value: 'Nueve' }),
    edit('products', 2, { op: 'remove' }),
    edit('products', 9, { op: 'add', value: { name: '' }, to: 5, after: null }),
    edit('categories', 5, { op: 'add', value: { name: 'Nueva' }, to: null, after: 1 }),
  );
  expect(lost).toEqual([]);
  expect(file.categories.map(({ id }) => id)).toEqual([1, 5, 2]);
  expect(productsOf(file)).toEqual([[1], [9, 3], []]);
  expect(file.categories[1]?.products[0]?.['name']).toBe('Nueve');
});

test('an item goes to the end if the one before it is gone, and an edit without its item is lost', () => {
  const lost = edit('products', 8, { op: 'set', field: 'name', value: '' });
  const homeless = edit('products', 1, { op: 'move', to: 7, after: null });
  const taken = edit('products', 1, { op: 'add', value: {}, to: 1, after: null });
  const placed = apply(
    edit('products', 3, { op: 'move', to: 1, after: 99 }),
    lost,
    homeless,
    taken,
  );
  expect(productsOf(placed.file)).toEqual([[1, 2, 3], []]);
  expect(placed.lost).toEqual([taken, lost, homeless]);
});

test('a change is described by the name of its item and the value before', () => {
  const edits = [edit('products', 1, { op: 'set', field: 'price', value: 2_000 })];
  const before = new Map([[path, menu]]);
  expect(describeDraft(edits, before, applyDraft(before, edits).files)).toEqual([
    { edit: edits[0], name: 'Uno', before: 1_000 },
  ]);
});

test('an edit sets no id and no list of items, and a new category has dishes with ids', () => {
  const set = (list: DraftList, field: string) =>
    isDraftEdit(edit(list, 1, { op: 'set', field, value: [] }));
  expect([
    set('products', 'id'),
    set('categories', 'products'),
    set('groups', 'modifiers'),
  ]).toEqual([false, false, false]);
  expect(set('products', 'tags')).toBe(true);
  const add = (products: readonly object[]) =>
    isDraftEdit(
      edit('categories', 9, {
        op: 'add',
        value: { products: products as [] },
        to: null,
        after: null,
      }),
    );
  expect([add([]), add([{ id: 4 }]), add([{}])]).toEqual([true, true, false]);
});

test('a field that an item leaves out without a value is removed', () => {
  const { file } = apply(
    edit('categories', 1, { op: 'set', field: 'noteExample', value: 'sin sal' }),
  );
  expect(file.categories[0]).toHaveProperty('noteExample', 'sin sal');
  const { file: without } = apply(
    edit('categories', 1, { op: 'set', field: 'noteExample', value: null }),
  );
  expect(without.categories[0]).not.toHaveProperty('noteExample');
});
