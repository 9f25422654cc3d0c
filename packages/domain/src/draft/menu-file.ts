import { type DraftItem, type DraftList, isMenuList, type MenuList } from './draft-edit.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** An item of a menu's file; its other fields are as the file says. */
export type FileItem = JsonObject & { readonly id: number };
export type FileCategory = FileItem & { readonly products: readonly FileItem[] };
export type FileGroup = FileItem & { readonly modifiers: readonly FileItem[] };

/**
 * A file `menus/<n>.json` as a draft changes it, in its own values (amounts in major units). Only
 * ids and lists are known to be right: the folder's schema checks the rest.
 */
export type MenuFile = JsonObject & {
  readonly categories: readonly FileCategory[];
  readonly modifierGroups: readonly FileGroup[];
};

/** A file that is one list of items as a draft changes it, such as the banners. */
export type ListFile = JsonObject & { readonly items: readonly FileItem[] };

export type DraftFile = MenuFile | ListFile;

const isListFile = (file: DraftFile): file is ListFile => 'items' in file;

type ChangeList = (items: readonly FileItem[], parent: number | null) => readonly FileItem[];

/** Returns the file with each list of a kind replaced. `parent`: the category or the group. */
export function withLists<F extends DraftFile>(file: F, list: DraftList, change: ChangeList): F {
  if (isListFile(file))
    return isMenuList(list) ? file : { ...file, items: change(file.items, null) };
  return isMenuList(list) ? { ...file, ...changedLists(file, list, change) } : file;
}

function changedLists(
  { categories, modifierGroups }: MenuFile,
  list: MenuList,
  change: ChangeList,
): Partial<MenuFile> {
  switch (list) {
    case 'categories':
      return { categories: change(categories, null) as readonly FileCategory[] };
    case 'groups':
      return { modifierGroups: change(modifierGroups, null) as readonly FileGroup[] };
    case 'products':
      return {
        categories: categories.map((each) => ({
          ...each,
          products: change(each.products, each.id),
        })),
      };
    case 'modifiers':
      return {
        modifierGroups: modifierGroups.map((each) => ({
          ...each,
          modifiers: change(each.modifiers, each.id),
        })),
      };
  }
}

/** An item with the category or the group that it stands in. */
export type PlacedItem = { readonly item: FileItem; readonly parent: number | null };

/** Returns all items of a kind in the order of the file. */
export function itemsOf(file: DraftFile, list: DraftList): readonly PlacedItem[] {
  if (isListFile(file)) return isMenuList(list) ? [] : placed(file.items, null);
  return isMenuList(list) ? itemsOfMenu(file, list) : [];
}

const placed = (items: readonly FileItem[], parent: number | null): readonly PlacedItem[] =>
  items.map((item) => ({ item, parent }));

function itemsOfMenu(
  { categories, modifierGroups }: MenuFile,
  list: MenuList,
): readonly PlacedItem[] {
  switch (list) {
    case 'categories':
      return placed(categories, null);
    case 'groups':
      return placed(modifierGroups, null);
    case 'products':
      return categories.flatMap(({ products, id }) => placed(products, id));
    case 'modifiers':
      return modifierGroups.flatMap(({ modifiers, id }) => placed(modifiers, id));
  }
}

/** Returns an item of the file; null: it has none. */
export const itemOf = (
  file: DraftFile,
  { list, id, parent }: Pick<DraftItem, 'list' | 'id' | 'parent'>,
): PlacedItem | null =>
  itemsOf(file, list).find(
    (each) => each.item.id === id && (parent === null || each.parent === parent),
  ) ?? null;

/** Returns the value of a field; a slash leads into an object. undefined: it has none. */
export const fieldOf = (item: JsonObject, field: string): Json | undefined =>
  field
    .split('/')
    .reduce<Json | undefined>(
      (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      item,
    );
