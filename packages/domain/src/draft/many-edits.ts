import { isHidden } from '../menu/hidden-items.ts';
import type { DraftEdit, DraftItem } from './draft-edit.ts';
import { isJsonObject, isSameJson, type Json } from './json.ts';
import { itemsOf, type MenuFile, type PlacedItem } from './menu-file.ts';

/**
 * A change of several dishes. `move`: to the end of a category. `days`: the weekdays on which they
 * are sold, 0: Sunday.
 */
export type ManyChange =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'hide'; readonly isHidden: boolean }
  | { readonly kind: 'days'; readonly days: readonly number[] };

/**
 * Returns the edits that change the chosen dishes of a menu, in the order of the menu. A dish that
 * is so already gets none. `path`: of the menu's file.
 * docs/rules/back-office.md#many-dishes-at-once.
 */
export function editsOfMany(
  path: string,
  menu: MenuFile,
  chosen: ReadonlySet<number>,
  change: ManyChange,
): readonly DraftEdit[] {
  const dishes = itemsOf(menu, 'products').filter(({ item }) => chosen.has(item.id));
  switch (change.kind) {
    case 'move':
      return moves(path, menu, dishes, change.to);
    case 'hide':
      return dishes
        .filter(({ item }) => isHidden(item) !== change.isHidden)
        .map(({ item }) => set(path, item.id, 'hidden', change.isHidden ? true : null));
    case 'days':
      return dishes.flatMap((dish) => daysOf(path, dish, change.days));
  }
}

const itemIn = (file: string, id: number): DraftItem => ({
  ...{ file, list: 'products', id, parent: null },
});

const set = (path: string, id: number, field: string, value: Json): DraftEdit => ({
  ...{ ...itemIn(path, id), op: 'set', field, value },
});

/** Each goes behind the one before it, so they keep their order. */
function moves(
  path: string,
  menu: MenuFile,
  dishes: readonly PlacedItem[],
  to: number,
): readonly DraftEdit[] {
  const moved = dishes.filter(({ parent }) => parent !== to).map(({ item }) => item.id);
  const last = menu.categories.find(({ id }) => id === to)?.products.at(-1)?.id ?? null;
  return moved.map((id, at) => ({
    ...{ ...itemIn(path, id), op: 'move', to, after: moved[at - 1] ?? last },
  }));
}

/** Hours of a day on which the dish is not sold any more go with the day. */
function daysOf(path: string, { item }: PlacedItem, days: readonly number[]): readonly DraftEdit[] {
  const availability = days.toSorted((a, b) => a - b);
  const times = item['availabilityTime'];
  const before = isJsonObject(times) ? times : {};
  const hours = Object.fromEntries(
    Object.entries(before).filter(([day]) => days.includes(Number(day))),
  );
  return [
    ...(isSameJson(item['availability'], availability)
      ? []
      : [set(path, item.id, 'availability', availability)]),
    ...(isSameJson(before, hours) ? [] : [set(path, item.id, 'availabilityTime', hours)]),
  ];
}
