import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { type Decimals, toMajor } from '@comanda/domain/money/money.ts';
import type { ExportedPrice } from './folder/export.rows.ts';
import { type JsonPlace, replaceJsonValues } from './folder/replace-json-values.ts';

/**
 * The edits that the exported files say, and those that no file can say, which stay at the counter.
 */
export type ExportedEdits = Record<'written' | 'left', readonly MenuEdit[]>;

/** Files by path: texts, and the bytes of pictures. */
type Files = Map<string, Buffer | string>;

type MenuJson = {
  id: number;
  categories: { products: ItemJson[] }[];
  modifierGroups: { modifiers: ItemJson[] }[];
};
type ItemJson = { id: number; slug?: string; price: number; discountPrice: number | null };
type Item = { json: ItemJson; place: JsonPlace };

/**
 * Writes the edits of the counter into the menus and the prices of an exported folder; all else of
 * a file stays as it is written. `pictures`: the uploaded pictures by URL, which become files of
 * the folder. A dish that is switched off has no word in a menu file, so that edit is left.
 * docs/rules/counter-menu.md#edits-and-an-export.
 */
export function exportMenuEdits(
  edits: readonly MenuEdit[],
  { files, prices, decimals }: { files: Files; prices: ExportedPrice[]; decimals: Decimals },
  pictures: ReadonlyMap<string, Buffer>,
): ExportedEdits {
  const written: MenuEdit[] = [];
  const write = (edit: MenuEdit, isWritten: boolean) => isWritten && written.push(edit);
  for (const edit of edits)
    if (edit.storeId !== null) write(edit, writePrice(edit, edit.storeId, files, prices));
  for (const [path, text] of files) {
    if (typeof text !== 'string' || !/^menus\/[^/]+\.json$/.test(path)) continue;
    const menu = JSON.parse(text) as MenuJson;
    const own = edits.filter(({ menuId, storeId }) => menuId === menu.id && storeId === null);
    const changes = own.flatMap((edit) => {
      const value = jsonValue(edit, { menu, files, pictures, decimals });
      const items = value === undefined ? [] : itemsOf(menu, edit);
      write(edit, items.length > 0);
      return items.map(({ place }) => ({
        place: [...place, edit.field === 'picture' ? 'image' : edit.field],
        value,
      }));
    });
    files.set(path, withoutUselessOffers(replaceJsonValues(text, changes), own));
  }
  return { written, left: edits.filter((edit) => !written.includes(edit)) };
}

/** Sets the price of a dish at a store that sells this menu. */
function writePrice(
  edit: MenuEdit,
  storeId: number,
  files: Files,
  prices: ExportedPrice[],
): boolean {
  const { id: productId, field, value, menuId } = edit;
  const stores = JSON.parse(String(files.get('stores.json'))) as { id: number; menuId: number }[];
  if (!stores.some((store) => store.id === storeId && store.menuId === menuId)) return false;
  if (field !== 'price' && field !== 'discountPrice') return false;
  let row = prices.find((each) => each.storeId === storeId && each.productId === productId);
  if (!row) {
    const nothing = { price: null, discountPrice: null, stock: null, withoutStockUntil: null };
    prices.push((row = { storeId, productId, ...nothing }));
  }
  row[field] = value;
  return true;
}

function itemsOf({ categories, modifierGroups }: MenuJson, { kind, id }: MenuEdit): Item[] {
  const lists =
    kind === 'product'
      ? categories.map(({ products }, at) => ({
          items: products,
          place: ['categories', at, 'products'],
        }))
      : modifierGroups.map(({ modifiers }, at) => ({
          items: modifiers,
          place: ['modifierGroups', at, 'modifiers'],
        }));
  return lists.flatMap(({ items, place }) =>
    items.flatMap((json, at) => (json.id === id ? [{ json, place: [...place, at] }] : [])),
  );
}

type Parts = {
  menu: MenuJson;
  files: Files;
  pictures: ReadonlyMap<string, Buffer>;
  decimals: Decimals;
};

/**
 * The value as the menu file has it; undefined if no file can say it. A picture is written as a
 * file.
 */
function jsonValue(edit: MenuEdit, { menu, files, pictures, decimals }: Parts): unknown {
  switch (edit.field) {
    case 'name':
    case 'description':
      return edit.value;
    case 'price':
    case 'discountPrice':
      return edit.value === null ? null : toMajor(edit.value, decimals);
    case 'picture':
      return edit.value === null ? null : pictureFile(edit, edit.value, { menu, files, pictures });
    case 'isAvailable':
      return undefined;
  }
}

function pictureFile(
  edit: MenuEdit,
  url: string,
  { menu, files, pictures }: Omit<Parts, 'decimals'>,
): string | undefined {
  const bytes = pictures.get(url);
  const slug = itemsOf(menu, edit)[0]?.json.slug;
  if (!bytes || slug === undefined) return undefined;
  for (let number = 1; ; number += 1) {
    const path = `images/${slug}-mostrador${number === 1 ? '' : `-${number}`}.webp`;
    const taken = files.get(path);
    if (taken !== undefined && !bytes.equals(Buffer.from(taken))) continue;
    files.set(path, bytes);
    return path;
  }
}

/**
 * A folder's offer lies below its price: one that is no longer below it, which the shop ignores,
 * becomes none.
 */
function withoutUselessOffers(text: string, edits: readonly MenuEdit[]): string {
  const menu = JSON.parse(text) as MenuJson;
  const useless = edits
    .flatMap((edit) => itemsOf(menu, edit))
    .filter(({ json }) => json.discountPrice !== null && json.discountPrice >= json.price);
  return replaceJsonValues(
    text,
    [...new Map(useless.map(({ place }) => [place.join(), place])).values()].map((place) => ({
      place: [...place, 'discountPrice'],
      value: null,
    })),
  );
}
