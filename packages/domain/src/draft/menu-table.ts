import type { Country } from '../country/countries.ts';
import { itemProblems } from '../menu/item-problems.ts';
import { decimalMark } from '../money/format-money.ts';
import { toMajor, zero } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { isoOf } from '../time/instant.ts';
import { foldAccents } from '../text/fold-accents.ts';
import type { DraftEdit, DraftItem, DraftList } from './draft-edit.ts';
import { type Json, type JsonObject, textOf } from './json.ts';
import { makeSlug } from './make-slug.ts';
import { type FileItem, itemOf, itemsOf, type MenuFile } from './menu-file.ts';
import { newCategory, newDish, newItemId } from './new-items.ts';

/** The columns of a menu as a table, in their order. */
const tableColumns = ['id', 'category', 'name', 'description', 'price', 'offer'] as const;
type TableColumn = (typeof tableColumns)[number];

/** The names of the columns as people read them. */
export type ColumnNames = Readonly<Record<TableColumn, string>>;

/** A cell as a spreadsheet has it. Amounts are numbers in major units. */
type TableCell = string | number | null;

/** Returns the dishes of a menu as rows of a spreadsheet under the names of the columns. */
export function cellsOfMenu(file: MenuFile, names: ColumnNames): readonly (readonly TableCell[])[] {
  const categories = new Map(file.categories.map((each) => [each.id, textOf(each, 'name')]));
  const rows = itemsOf(file, 'products').map(({ item, parent }) => [
    item.id,
    categories.get(parent ?? 0) ?? '',
    textOf(item, 'name'),
    textOf(item, 'description'),
    amountOf(item['price']),
    amountOf(item['discountPrice']),
  ]);
  return [tableColumns.map((column) => names[column]), ...rows];
}

/** Returns the dishes of a menu as rows of text, with amounts as the country writes them. */
export const tableOfMenu = (
  file: MenuFile,
  names: ColumnNames,
  country: Country,
): readonly (readonly string[])[] =>
  cellsOfMenu(file, names).map((row, at) =>
    row.map((cell, place) => {
      const isAmount = at > 0 && place >= tableColumns.indexOf('price');
      return isAmount ? typedAmount(cell, country) : String(cell ?? '');
    }),
  );

const amountOf = (value: Json | undefined): number | null =>
  typeof value === 'number' ? value : null;

const typedAmount = (value: TableCell, country: Country): string =>
  typeof value === 'number'
    ? value.toFixed(country.decimals).replace('.', decimalMark(country))
    : '';

/**
 * Returns a cell of a spreadsheet as a person would type it. A number loses what its binary form
 * adds after six decimals; a date is `YYYY-MM-DD`, which no column takes.
 */
export function textOfCell(cell: unknown, country: Country): string {
  if (typeof cell === 'number')
    return String(Number(cell.toFixed(6))).replace('.', decimalMark(country));
  if (cell instanceof Date) return isoOf(cell.getTime()).slice(0, 'YYYY-MM-DD'.length);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

/** A cell that is wrong. `row`: as a spreadsheet counts, the line of the names is 1. */
type WrongCell = { row: number; column: TableColumn; cell: string };

/** `isReadable` false: the first line names neither a dish nor its id. */
export type ReadMenuTable = {
  isReadable: boolean;
  edits: readonly DraftEdit[];
  wrong: readonly WrongCell[];
};

type Reader = {
  path: string;
  file: MenuFile;
  country: Country;
  random: () => number;
};

/**
 * Reads a table over a menu. A row with the id of a dish changes the cells that differ; one without
 * an id is a new dish, behind those of its category. A category that the menu does not have is new.
 * A column that the table does not have changes nothing. `path`: of the menu's file.
 * docs/rules/back-office.md#menu-as-a-table.
 */
export function readMenuTable(
  table: readonly (readonly string[])[],
  names: ColumnNames,
  reader: Reader,
): ReadMenuTable {
  const [head = [], ...rows] = table;
  const columns = head.map((cell) => columnOf(cell, names));
  if (!columns.includes('id') && !columns.includes('name'))
    return { isReadable: false, edits: [], wrong: [] };
  const state: TableState = { ...reader, edits: [], wrong: [], lastOf: new Map() };
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const row: Row = { number: at + 2, cells: new Map() };
    for (const [place, column] of columns.entries())
      if (column !== null) row.cells.set(column, cells[place] ?? '');
    readRow(state, row);
  }
  const { edits, wrong } = state;
  return { isReadable: true, edits, wrong };
}

const columnOf = (cell: string, names: ColumnNames): TableColumn | null =>
  tableColumns.find((column) => foldAccents(names[column]) === foldAccents(cell)) ?? null;

type Row = { number: number; cells: Map<TableColumn, string> };
/** `lastOf`: the last dish of a category, new ones too. */
type TableState = Reader & {
  edits: DraftEdit[];
  wrong: WrongCell[];
  lastOf: Map<number, number>;
};

function readRow(state: TableState, row: Row): void {
  const before = state.wrong.length;
  const dish = dishOf(state, row);
  const values = valuesOf(state, row, dish);
  if (state.wrong.length > before) return;
  const category = categoryOf(state, row, dish);
  if (category === null) return;
  if (dish === null) addDish(state, values, category);
  else changeDish(state, dish, values, category);
}

type Dish = { item: FileItem; parent: number | null };

/** The dish that the row changes; null: a new one. */
function dishOf({ file, wrong }: TableState, row: Row): Dish | null {
  const cell = row.cells.get('id') ?? '';
  if (cell === '') return null;
  const dish = /^\d+$/u.test(cell)
    ? itemOf(file, { list: 'products', id: Number(cell), parent: null })
    : null;
  if (dish === null) wrong.push({ row: row.number, column: 'id', cell });
  return dish;
}

/** Reads the cells; what is wrong is noted. A new dish needs a name and a price. */
function valuesOf({ country, wrong }: TableState, row: Row, dish: Dish | null): JsonObject {
  const isWrong = (column: TableColumn): void =>
    void wrong.push({ row: row.number, column, cell: row.cells.get(column) ?? '' });
  const [name, description] = [row.cells.get('name'), row.cells.get('description')];
  const [price, offer] = [row.cells.get('price'), row.cells.get('offer')];
  const amount = price === undefined ? null : parseMoney(price, country);
  const offered = offer === undefined || offer === '' ? null : parseMoney(offer, country);
  const kept = typeof dish?.item['price'] === 'number' ? dish.item['price'] : 0;
  const priceMajor = amount === null ? kept : toMajor(amount, country.decimals);
  if (price === undefined ? dish === null : amount === null) isWrong('price');
  const isOfferHigh = offered !== null && toMajor(offered, country.decimals) >= priceMajor;
  if ((offer !== undefined && offer !== '' && offered === null) || isOfferHigh) isWrong('offer');
  const texts = {
    name: name ?? (dish === null ? '' : textOf(dish.item, 'name')),
    description: description ?? '',
    ...{ price: amount ?? zero, discountPrice: null },
  };
  for (const { field } of itemProblems(texts, country.decimals))
    if (field === 'name' || field === 'description') isWrong(field);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(amount !== null && { price: priceMajor }),
    ...(offer !== undefined && {
      discountPrice: offered === null ? null : toMajor(offered, country.decimals),
    }),
  };
}

/** The category of the row: one of the menu, one that the table adds, or that of the dish. */
function categoryOf(state: TableState, row: Row, dish: Dish | null): number | null {
  const name = row.cells.get('category') ?? '';
  if (name === '') {
    if (dish !== null) return dish.parent;
    state.wrong.push({ row: row.number, column: 'category', cell: '' });
    return null;
  }
  return knownCategory(state, name) ?? addCategory(state, name);
}

function knownCategory({ file, edits }: TableState, name: string): number | null {
  const wanted = foldAccents(name);
  const known = file.categories.find((each) => foldAccents(textOf(each, 'name')) === wanted);
  const added = edits.find(
    (edit) =>
      edit.op === 'add' &&
      edit.list === 'categories' &&
      foldAccents(textOf(edit.value, 'name')) === wanted,
  );
  return known?.id ?? added?.id ?? null;
}

function addCategory(state: TableState, name: string): number {
  const { file, edits, random } = state;
  const id = newItemId(idsOf(state, 'categories'), random);
  const slug = makeSlug(name, slugsOf(state, 'categories'), 'categoria');
  const after = lastId(edits, 'categories') ?? file.categories.at(-1)?.id ?? null;
  const value = newCategory({ name, slug });
  edits.push({ ...itemIn(state, 'categories', id), op: 'add', value, to: null, after });
  return id;
}

function addDish(state: TableState, values: JsonObject, category: number): void {
  const id = newItemId(idsOf(state, 'products'), state.random);
  const name = textOf(values, 'name');
  const slug = makeSlug(name, slugsOf(state, 'products'), 'plato');
  const value = newDish({ ...values, name, slug, price: Number(values['price']) });
  const after = lastInCategory(state, category);
  state.edits.push({ ...itemIn(state, 'products', id), op: 'add', value, to: category, after });
  state.lastOf.set(category, id);
}

const lastInCategory = ({ file, lastOf }: TableState, category: number): number | null =>
  lastOf.get(category) ??
  itemsOf(file, 'products').findLast(({ parent }) => parent === category)?.item.id ??
  null;

function changeDish(
  state: TableState,
  { item, parent }: Dish,
  values: JsonObject,
  category: number,
): void {
  const target = itemIn(state, 'products', item.id);
  for (const [field, value] of Object.entries(values))
    if (item[field] !== value) state.edits.push({ ...target, op: 'set', field, value });
  if (parent === category) return;
  const after = lastInCategory(state, category);
  state.edits.push({ ...target, op: 'move', to: category, after });
  state.lastOf.set(category, item.id);
}

const itemIn = ({ path }: TableState, list: DraftList, id: number): DraftItem => ({
  ...{ file: path, list, id, parent: null },
});

const addsOf = ({ edits }: TableState, list: DraftList) =>
  edits.filter((edit) => edit.op === 'add').filter((edit) => edit.list === list);

const idsOf = (state: TableState, list: DraftList): ReadonlySet<number> =>
  new Set([
    ...itemsOf(state.file, list).map(({ item }) => item.id),
    ...addsOf(state, list).map(({ id }) => id),
  ]);

const slugsOf = (state: TableState, list: DraftList): ReadonlySet<string> =>
  new Set([
    ...itemsOf(state.file, list).map(({ item }) => textOf(item, 'slug')),
    ...addsOf(state, list).map(({ value }) => textOf(value, 'slug')),
  ]);

const lastId = (edits: readonly DraftEdit[], list: DraftList): number | null =>
  edits.findLast((edit) => edit.op === 'add' && edit.list === list)?.id ?? null;
