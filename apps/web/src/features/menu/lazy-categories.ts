import type { Category } from '@comanda/domain/menu/menu.ts';

/** Products that a page is drawn with whole: about as many as somebody scrolls past before anything else could come. */
const eagerProductCount = 96;

/**
 * The categories of a long menu that begin after so many products: a cheap phone that had to read hundreds of cards at once would
 * answer nobody for a second. Menus of a usual length have none.
 */
export function lazyCategories(categories: readonly Category[]): ReadonlySet<Category> {
  let before = 0;
  const lazy = new Set<Category>();
  for (const category of categories) {
    if (before >= eagerProductCount) lazy.add(category);
    before += category.productIds.length;
  }
  return lazy;
}
