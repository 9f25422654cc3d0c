import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { csvLine } from '../text/csv.ts';
import { readTable } from '../text/read-table.ts';
import { tabbedCells } from '../text/tabbed-cells.ts';
import { applyDraft } from './apply-draft.ts';
import {
  cellsOfMenu,
  type ColumnNames,
  readMenuTable,
  tableOfMenu,
  textOfCell,
} from './menu-table.ts';
import { itemsOf, type MenuFile } from './menu-file.ts';

const path = 'menus/1.json';
const names: ColumnNames = {
  ...{ id: 'Código', category: 'Categoría', name: 'Nombre', description: 'Descripción' },
  ...{ price: 'Precio', offer: 'Oferta' },
};
const dish = (id: number, name: string, price: number) => ({
  ...{ id, name, slug: name.toLowerCase(), description: '', price, discountPrice: null },
});
const menu: MenuFile = {
  id: 1,
  categories: [
    {
      id: 1,
      name: 'Bebidas',
      slug: 'bebidas',
      products: [dish(11, 'Té', 12), dish(12, 'Café', 15.5)],
    },
    { id: 2, name: 'Postres', slug: 'postres', products: [dish(21, 'Flan', 25)] },
  ],
  modifierGroups: [],
};
let drawn = 0;
const read = (text: string) => {
  const random = () => (drawn = (drawn + 0.001) % 1);
  const reader = { path, file: menu, country: countries.gt, random };
  return readMenuTable(readTable(text), names, reader);
};
const menuAfter = (text: string): MenuFile =>
  applyDraft(new Map([[path, menu]]), read(text).edits).files.get(path) ?? menu;

test('the table of a menu changes nothing when it is read again', () => {
  const table = tableOfMenu(menu, names, countries.gt);
  expect(table[2]).toEqual(['12', 'Bebidas', 'Café', '', '15.50', '']);
  expect(read(table.map(csvLine).join(''))).toEqual({ isReadable: true, edits: [], wrong: [] });
});

test('cells that differ are changes of their dish, and an empty offer is none', () => {
  const { edits, wrong } = read('codigo\tprecio\toferta\n12\t16\t14,00\n12\t16\t14.00\n21\t25\t');
  expect(wrong).toEqual([{ row: 2, column: 'offer', cell: '14,00' }]);
  expect(
    edits.map((edit) => (edit.op === 'set' ? [edit.id, edit.field, edit.value] : null)),
  ).toEqual([
    [12, 'price', 16],
    [12, 'discountPrice', 14],
  ]);
});

test('rows without an id are new dishes in their order, and an unknown category is new, once', () => {
  const text =
    'Categoría,Nombre,Precio\nBEBIDAS,Jugo,18\nSopas,Caldo,40\nsopas,Crema,35\nBebidas,Agua,8';
  const after = menuAfter(text);
  expect(
    after.categories.map((each) => [each['name'], each.products.map((item) => item['name'])]),
  ).toEqual([
    ['Bebidas', ['Té', 'Café', 'Jugo', 'Agua']],
    ['Postres', ['Flan']],
    ['Sopas', ['Caldo', 'Crema']],
  ]);
  const slugs = itemsOf(after, 'products').map(({ item }) => item['slug']);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a dish moves to the category of its row', () => {
  const after = menuAfter('Código;Categoría\n11;Postres');
  expect(itemsOf(after, 'products').map(({ item, parent }) => [parent, item.id])).toEqual([
    [1, 12],
    [2, 21],
    [2, 11],
  ]);
});

test('a spreadsheet has amounts as numbers, and its cells are read as a person types them', () => {
  const cells = cellsOfMenu(menu, names);
  expect(cells[2]).toEqual([12, 'Bebidas', 'Café', '', 15.5, null]);
  const texts = cells.map((row) => row.map((cell) => textOfCell(cell, countries.gt)));
  expect(read(tabbedCells(texts))).toEqual({ isReadable: true, edits: [], wrong: [] });
  expect(textOfCell(0.1 + 0.2, countries.cl)).toBe('0,3');
  expect(textOfCell(new Date('2026-12-24T00:00:00Z'), countries.gt)).toBe('2026-12-24');
  expect([null, undefined, {}, true].map((cell) => textOfCell(cell, countries.gt))).toEqual([
    ...['', '', '', 'true'],
  ]);
});

test('an empty row changes nothing, and the rows after it keep their numbers', () => {
  const table = [Object.values(names), ['', ''], ['999999', '', '', '', '1', '']];
  expect(read(table.map(csvLine).join('')).wrong).toContainEqual({
    ...{ row: 3, column: 'id', cell: '999999' },
  });
});

test('each wrong cell is named with its row and column, and the other rows are read', () => {
  const text = [
    'Código,Categoría,Nombre,Precio,Oferta',
    '99,Bebidas,Nada,10,',
    '11,Bebidas,,12,',
    '12,Bebidas,Café,doce,',
    '21,Postres,Flan,25,25',
    ',,Jugo,18,',
    ',Bebidas,Agua,,',
    '12,Bebidas,Café,17,',
  ].join('\n');
  const { edits, wrong } = read(text);
  expect(wrong.map(({ row, column }) => [row, column])).toEqual([
    [2, 'id'],
    [3, 'name'],
    [4, 'price'],
    [5, 'offer'],
    [6, 'category'],
    [7, 'price'],
  ]);
  expect(edits).toHaveLength(1);
});

test('a table whose first line names no dish is none', () => {
  expect(read('a,b\n1,2')).toEqual({ isReadable: false, edits: [], wrong: [] });
});
