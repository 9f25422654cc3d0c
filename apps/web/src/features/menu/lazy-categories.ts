import type { Category } from '@comanda/domain/menu/menu.ts';

/**
 * Products that the server draws in full: about as many as a shopper scrolls past before React
 * could draw more.
 */
const eagerProductCount = 96;

/**
 * The categories of a long menu that begin after `eagerProductCount` products. A cheap phone that
 * parsed hundreds of cards at once would not respond for a second. Menus of a usual length have
 * none.
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
