import type { Menu, Product } from './menu.ts';
import { foldAccents } from '../text/fold-accents.ts';

/** Returns the products whose name or text contains every typed word. Matches by name come first, each in the menu's order. */
export function searchProducts(menu: Menu, typed: string): readonly Product[] {
  const words = foldAccents(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const holds = (text: string): boolean => words.every((word) => foldAccents(text).includes(word));
  const byName = menu.products.filter((product) => holds(product.name));
  const named = new Set(byName);
  return [
    ...byName,
    ...menu.products.filter(
      (product) => !named.has(product) && holds(`${product.name} ${product.description}`),
    ),
  ];
}
