import type { Menu, Product } from './menu.ts';
import { type ProductTag, productTags } from './product-tags.ts';

/** Returns the tags of a menu's products, in the order of the table. Other tags need no filter. */
export const tagsOf = (menu: Menu): readonly ProductTag[] => {
  const used = new Set(menu.products.flatMap((product) => product.tags));
  return productTags.filter((tag) => used.has(tag));
};

/**
 * Returns the menu with only the products that have every tag, without empty categories. Without
 * tags the menu is unchanged.
 */
export function filterMenu(menu: Menu, tags: ReadonlySet<ProductTag>): Menu {
  if (tags.size === 0) return menu;
  const isKept = (product: Product): boolean =>
    [...tags].every((tag) => product.tags.includes(tag));
  const products = menu.products.filter(isKept);
  const kept = new Set<number>(products.map(({ id }) => id));
  const categories = menu.categories
    .map((category) => ({
      ...category,
      productIds: category.productIds.filter((id) => kept.has(id)),
    }))
    .filter(({ productIds }) => productIds.length > 0);
  return { ...menu, products, categories };
}
