import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Menu, Product } from '@comanda/domain/menu/menu.ts';
import { indexSearch, type TagNames } from '@comanda/domain/menu/search-index.ts';
import { searchProducts } from '@comanda/domain/menu/search-products.ts';

/** Returns the hits of a typed text among the products of a filtered menu, the best first. */
export type MenuSearch = (text: string, filtered: Menu) => readonly Product[];

/** Builds the search of a menu. */
export function buildMenuSearch(index: MenuIndex, tagNames: TagNames): MenuSearch {
  const searchIndex = indexSearch(index, tagNames);
  return (text, { products }) => {
    const hits = searchProducts(searchIndex, text);
    if (products.length === index.menu.products.length) return hits;
    const kept = new Set(products);
    return hits.filter((product) => kept.has(product));
  };
}
