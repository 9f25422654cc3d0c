import type { MenuFiles } from './apply-draft.ts';
import { textOf } from './json.ts';
import { type FileItem, itemsOf } from './menu-file.ts';

/**
 * The menus of an earlier version. `at`, `by`: when and by whom the version after it was published
 * (ISO instant); null: an import, the counter, or a person who left.
 */
export type EarlierMenus = { files: MenuFiles; at: string | null; by: string | null };

/** A dish that stands in no menu now, as it stood last. `file`: the path of its menu. */
export type ArchivedDish = {
  file: string;
  dish: FileItem;
  categoryId: number;
  categoryName: string;
  at: string | null;
  by: string | null;
};

/**
 * Returns the dishes of earlier versions that stand in no menu now, each as it stood last. Those
 * that left last come first. `earlier`: the newest version first.
 * docs/rules/back-office.md#removed-dishes-come-back.
 */
export function archivedDishes(
  present: MenuFiles,
  earlier: readonly EarlierMenus[],
): readonly ArchivedDish[] {
  const sold = new Set([...present.values()].flatMap(idsOf));
  const left = earlier.flatMap(dishesOf).filter(({ dish }) => !sold.has(dish.id));
  const last = new Map(left.toReversed().map((each) => [keyOf(each), each]));
  return left.filter((each) => last.get(keyOf(each)) === each);
}

const keyOf = ({ file, dish }: ArchivedDish): string => `${file} ${dish.id}`;

const dishesOf = ({ files, at, by }: EarlierMenus): readonly ArchivedDish[] =>
  [...files].flatMap(([file, { categories }]) =>
    categories.flatMap(({ id: categoryId, products, ...category }) =>
      products.map((dish) => ({
        ...{ file, dish, categoryId, categoryName: textOf(category, 'name'), at, by },
      })),
    ),
  );

const idsOf = (menu: Parameters<typeof itemsOf>[0]): readonly number[] =>
  itemsOf(menu, 'products').map(({ item }) => item.id);
