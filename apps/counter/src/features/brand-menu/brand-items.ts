import { textOf } from '@comanda/domain/draft/json.ts';
import { menusIn } from '@comanda/domain/draft/menu-section.ts';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { numberOf } from './read-item.ts';

/**
 * A dish or a category of any menu of the brand. `key`: as the suggestions name it, such as
 * `Product-101`. `prices`: major amounts, of a category those of its dishes.
 */
export type BrandItem = {
  key: string;
  id: number;
  kind: 'Product' | 'Category';
  name: string;
  prices: readonly number[];
};

/** Lists each category of the brand followed by its dishes, each once. */
export function brandItems({ files }: Pick<BrandDraft, 'files'>): readonly BrandItem[] {
  const items = [...menusIn(files).values()].flatMap((file) =>
    file.categories.flatMap((category) => {
      const dishes = category.products.map((dish) =>
        itemOf('Product', dish.id, textOf(dish, 'name'), [numberOf(dish, 'price') ?? 0]),
      );
      const prices = dishes.flatMap((dish) => dish.prices);
      return [itemOf('Category', category.id, textOf(category, 'name'), prices), ...dishes];
    }),
  );
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

const itemOf = (
  kind: BrandItem['kind'],
  id: number,
  name: string,
  prices: readonly number[],
): BrandItem => ({ key: `${kind}-${id}`, id, kind, name, prices });
