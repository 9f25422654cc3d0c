import type { FileCategory } from '@comanda/domain/draft/menu-file.ts';
import { isNamed } from './list-parts.ts';

/** Found dishes that are shown at once: more letters find fewer, and a key press stays quick. */
export const mostFound = 10;

/** `hidden`: found dishes beyond those that are shown. */
type Found = { shown: readonly FileCategory[]; hidden: number };

/** Keeps the dishes of which the name, or that of the category, has the words. */
export function foundIn(categories: readonly FileCategory[], wanted: string): Found {
  let left = mostFound;
  let hidden = 0;
  const shown = categories.flatMap((category) => {
    const products = isNamed(category, wanted)
      ? category.products
      : category.products.filter((dish) => isNamed(dish, wanted));
    const kept = products.slice(0, left);
    left -= kept.length;
    hidden += products.length - kept.length;
    return kept.length === 0 ? [] : [{ ...category, products: kept }];
  });
  return { shown, hidden };
}
