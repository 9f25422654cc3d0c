import type { DraftItem, DraftList } from './draft-edit.ts';
import type { JsonObject } from './json.ts';

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

type ChangeList = (items: readonly FileItem[], parent: number | null) => readonly FileItem[];

/** Returns the file with each list of a kind replaced. `parent`: the category or the group. */
export function withLists(file: MenuFile, list: DraftList, change: ChangeList): MenuFile {
  const { categories, modifierGroups } = file;
  switch (list) {
    case 'categories':
      return { ...file, categories: change(categories, null) as readonly FileCategory[] };
    case 'groups':
      return { ...file, modifierGroups: change(modifierGroups, null) as readonly FileGroup[] };
    case 'products':
      return {
        ...file,
        categories: categories.map((each) => ({
          ...each,
          products: change(each.products, each.id),
        })),
      };
    case 'modifiers':
      return {
        ...file,
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
export function itemsOf(file: MenuFile, list: DraftList): readonly PlacedItem[] {
  const placed = (items: readonly FileItem[], parent: number | null): readonly PlacedItem[] =>
    items.map((item) => ({ item, parent }));
  const { categories, modifierGroups } = file;
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
  file: MenuFile,
  { list, id, parent }: Pick<DraftItem, 'list' | 'id' | 'parent'>,
): PlacedItem | null =>
  itemsOf(file, list).find(
    (each) => each.item.id === id && (parent === null || each.parent === parent),
  ) ?? null;
