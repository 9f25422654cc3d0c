import { expect, test } from 'vitest';
import { archivedDishes, type EarlierMenus } from './archived-dishes.ts';
import type { FileItem, MenuFile } from './menu-file.ts';
import { returnedDish } from './returned-dish.ts';

const path = 'menus/1.json';
const dish = (id: number, price: number, more: object = {}): FileItem => ({
  ...{ id, name: `Plato ${id}`, slug: `plato-${id}`, price, modifierGroupIds: [] },
  ...more,
});
const menuOf = (...products: FileItem[]): MenuFile => ({
  id: 1,
  categories: [
    { id: 1, name: 'Entradas', products: [] },
    { id: 2, name: 'Fondos', products },
  ],
  modifierGroups: [{ id: 7, name: 'Salsas', modifiers: [] }],
});
const version = (at: string, ...products: FileItem[]): EarlierMenus => ({
  files: new Map([[path, menuOf(...products)]]),
  ...{ at, by: 'Ana' },
});

test('a dish that no menu has now is listed as it stood last, the one that left last first', () => {
  const present = new Map([[path, menuOf(dish(1, 100))]]);
  const listed = archivedDishes(present, [
    version('2026-11-03', dish(1, 90), dish(3, 300)),
    version('2026-11-02', dish(2, 200), dish(3, 250)),
    version('2026-11-01', dish(2, 150)),
  ]);
  expect(listed).toEqual([
    {
      ...{ file: path, dish: dish(3, 300), categoryId: 2, categoryName: 'Fondos' },
      ...{ at: '2026-11-03', by: 'Ana' },
    },
    {
      ...{ file: path, dish: dish(2, 200), categoryId: 2, categoryName: 'Fondos' },
      ...{ at: '2026-11-02', by: 'Ana' },
    },
  ]);
});

test('a dish that moved to another menu of the brand is not listed', () => {
  const present = new Map([['menus/2.json', menuOf(dish(3, 300))]]);
  expect(archivedDishes(present, [version('2026-11-03', dish(3, 300))])).toEqual([]);
});

test('a dish comes back with its id and values into its category, without groups that are gone', () => {
  const left = { file: path, dish: dish(3, 300, { modifierGroupIds: [7, 8] }), categoryId: 2 };
  const back = returnedDish(menuOf(dish(1, 100)), left);
  const { id: _id, ...value } = dish(3, 300, { modifierGroupIds: [7] });
  expect(back).toEqual({
    lostGroups: 1,
    edit: {
      ...{ file: path, list: 'products', id: 3, parent: null, op: 'add' },
      ...{ value, to: 2, after: 1 },
    },
  });
});

test('a dish whose category is gone comes back into the first one, and a taken address is made anew', () => {
  const menu = menuOf(dish(1, 100, { slug: 'plato-3' }));
  const back = returnedDish(menu, { file: path, dish: dish(3, 300), categoryId: 9 });
  expect(back?.edit).toMatchObject({ to: 1, after: null, value: { slug: 'plato-3-2' } });
  const empty = { ...menu, categories: [] };
  expect(returnedDish(empty, { file: path, dish: dish(3, 300), categoryId: 2 })).toBeNull();
});
