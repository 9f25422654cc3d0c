import type { DraftEdit } from './draft-edit.ts';
import { type Json, type JsonObject, textOf } from './json.ts';
import { makeSlug } from './make-slug.ts';
import { type FileItem, itemsOf, type MenuFile } from './menu-file.ts';

/** `lostGroups`: how many groups of options of the dish no longer exist. */
export type ReturnedDish = { edit: Extract<DraftEdit, { op: 'add' }>; lostGroups: number };

type Left = { file: string; dish: FileItem; categoryId: number };

/**
 * Returns the edit that puts a removed dish back: the same id and values, at the end of its
 * category, or of the first one if that is gone. Groups that no longer exist are left out, and an
 * address that another dish has meanwhile is made anew. null: the menu has no category.
 * docs/rules/back-office.md#removed-dishes-come-back.
 */
export function returnedDish(
  menu: MenuFile,
  { file, dish, categoryId }: Left,
): ReturnedDish | null {
  const category = menu.categories.find(({ id }) => id === categoryId) ?? menu.categories[0];
  if (category === undefined) return null;
  const { id, ...value } = dish;
  const known = new Set<Json>(menu.modifierGroups.map((group) => group.id));
  const groups = value['modifierGroupIds'];
  const before: readonly Json[] = Array.isArray(groups) ? groups : [];
  const kept = before.filter((group) => known.has(group));
  return {
    lostGroups: before.length - kept.length,
    edit: {
      ...{ file, list: 'products', id, parent: null, op: 'add' },
      value: { ...value, modifierGroupIds: kept, slug: slugOf(menu, value) },
      to: category.id,
      after: category.products.at(-1)?.id ?? null,
    },
  };
}

function slugOf(menu: MenuFile, value: JsonObject): string {
  const taken = new Set(itemsOf(menu, 'products').map(({ item }) => textOf(item, 'slug')));
  const slug = textOf(value, 'slug');
  return taken.has(slug) ? makeSlug(textOf(value, 'name'), taken, 'plato') : slug;
}
