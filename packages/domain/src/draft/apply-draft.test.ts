import { expect, test } from 'vitest';
import { applyDraft, type MenuFiles } from './apply-draft.ts';
import { describeDraft } from './describe-draft.ts';
import { type DraftEdit, draftEditKey, type DraftItem, type DraftList } from './draft-edit.ts';
import { itemOf, itemsOf, type MenuFile } from './menu-file.ts';

const path = 'menus/1.json';
const dish = (id: number, name: string) => ({ id, name, price: id * 10 });
const menu: MenuFile = {
  id: 1,
  categories: [
    {
      id: 1,
      name: 'Entradas',
      noteExample: 'sin sal',
      products: [dish(11, 'Sopa'), dish(12, 'Pan')],
    },
    { id: 2, name: 'Postres', products: [dish(21, 'Flan')] },
  ],
  modifierGroups: [
    {
      id: 5,
      name: 'Salsas',
      modifiers: [
        { id: 51, name: 'Verde' },
        { id: 52, name: 'Roja' },
      ],
    },
    { id: 6, name: 'Extras', modifiers: [{ id: 51, name: 'Verde' }] },
  ],
};
const files: MenuFiles = new Map([[path, menu]]);

const on = (list: DraftList, id: number, parent: number | null = null): DraftItem => ({
  ...{ file: path, list, id, parent },
});
const applied = (...edits: DraftEdit[]): MenuFile => {
  const file = applyDraft(files, edits).files.get(path);
  if (file === undefined) throw new Error('the menu is gone');
  return file;
};
const names = (file: MenuFile, list: DraftList): unknown[] =>
  itemsOf(file, list).map(({ item }) => item['name']);

test('a field of a dish is set wherever the dish stands, and the others stay', () => {
  const file = applied({ ...on('products', 21), op: 'set', field: 'price', value: 300 });
  expect(itemOf(file, on('products', 21))?.item).toEqual({ id: 21, name: 'Flan', price: 300 });
  expect(file.categories[0]).toEqual(menu.categories[0]);
});

test('an option is changed in its own group alone', () => {
  const file = applied({ ...on('modifiers', 51, 6), op: 'set', field: 'name', value: 'Suave' });
  expect(names(file, 'modifiers')).toEqual(['Verde', 'Roja', 'Suave']);
});

test('a field that an item leaves out without a value is removed', () => {
  const edit = { ...on('categories', 1), op: 'set', field: 'noteExample', value: null } as const;
  expect(applied(edit).categories[0]).not.toHaveProperty('noteExample');
});

test('a new category gets its dish, and a dish moves behind another one', () => {
  const file = applied(
    { ...on('products', 31), op: 'add', value: dish(31, 'Café'), to: 3, after: null },
    {
      ...on('categories', 3),
      op: 'add',
      value: { name: 'Bebidas', products: [] },
      to: null,
      after: 1,
    },
    { ...on('products', 11), op: 'move', to: 2, after: 21 },
  );
  expect(names(file, 'categories')).toEqual(['Entradas', 'Bebidas', 'Postres']);
  expect(names(file, 'products')).toEqual(['Pan', 'Café', 'Flan', 'Sopa']);
});

test('a removed dish is gone, also if the draft changed it before', () => {
  const file = applied(
    { ...on('products', 12), op: 'remove' },
    { ...on('products', 12), op: 'set', field: 'name', value: 'Pan de ajo' },
  );
  expect(names(file, 'products')).toEqual(['Sopa', 'Flan']);
});

test('an edit of an item that is gone is lost, and a place behind a gone item is the last one', () => {
  const gone = { ...on('products', 99), op: 'set', field: 'name', value: 'x' } as const;
  const nowhere = { ...on('products', 11), op: 'move', to: 9, after: null } as const;
  const late = { ...on('products', 11), op: 'move', to: 1, after: 99 } as const;
  const { files: after, lost } = applyDraft(files, [gone, nowhere, late]);
  expect(lost).toEqual([gone, nowhere]);
  expect(names(after.get(path) ?? menu, 'products')).toEqual(['Pan', 'Sopa', 'Flan']);
});

test('two edits of one field have one key, and those of an option name its group', () => {
  const edit = (value: number): DraftEdit => ({
    ...{ ...on('products', 11), op: 'set', field: 'price', value },
  });
  expect(draftEditKey(edit(1))).toBe(draftEditKey(edit(2)));
  expect(draftEditKey({ ...on('modifiers', 51, 5), op: 'remove' })).not.toBe(
    draftEditKey({ ...on('modifiers', 51, 6), op: 'remove' }),
  );
});

test('a change is told with the name of its item and the value before', () => {
  const edits: DraftEdit[] = [
    { ...on('products', 11), op: 'set', field: 'price', value: 200 },
    { ...on('products', 12), op: 'remove' },
    { ...on('products', 31), op: 'add', value: dish(31, 'Café'), to: 2, after: null },
  ];
  const { files: after } = applyDraft(files, edits);
  expect(describeDraft(edits, files, after).map(({ name, before }) => [name, before])).toEqual([
    ['Sopa', 110],
    ['Pan', null],
    ['Café', null],
  ]);
});
