import type { MenuFile } from '@comanda/domain/draft/menu-file.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { useMemo } from 'react';
import type { BrandAnswer } from '../../counter/brand-draft/use-brand-draft.ts';

/** A dish or a category that the look may lead to. */
type Target = { id: number; name: string };
export type MenuTargets = {
  dishes: readonly (Target & { category: string; image: string | null })[];
  categories: readonly Target[];
};

/** Returns the dishes and categories of all menus as published, each once. */
export const useMenuTargets = ({ files }: BrandAnswer): MenuTargets =>
  useMemo(() => menuTargetsOf(files), [files]);

export function menuTargetsOf(files: BrandAnswer['files']): MenuTargets {
  const menus = files
    .filter(({ path }) => path.startsWith('menus/'))
    .map(({ content }) => JSON.parse(content) as MenuFile);
  const categories = menus.flatMap((menu) =>
    itemsOf(menu, 'categories').map(({ item }) => ({ id: item.id, name: textOf(item, 'name') })),
  );
  const dishes = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.products.map((dish) => ({
        ...{ id: dish.id, name: textOf(dish, 'name'), category: textOf(category, 'name') },
        image: textOf(dish, 'image') || null,
      })),
    ),
  );
  return { dishes: eachOnce(dishes), categories: eachOnce(categories) };
}

const eachOnce = <T extends { id: number }>(items: readonly T[]): readonly T[] =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
