import type { Menu, Product } from './menu.ts';

/** Lower case without accents: "Ñuñoa" reads "nunoa", so that a phone keyboard finds it. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Products whose name or text holds every typed word; those found by name come first, each in the menu's order. */
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
