import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Menu, Product } from '@comanda/domain/menu/menu.ts';
import { indexSearch } from '@comanda/domain/menu/search-index.ts';
import { searchProducts } from '@comanda/domain/menu/search-products.ts';
import { useMemo } from 'react';
import { useTexts } from '../../shop/use-texts.ts';

/**
 * `search` returns the hits among the products of a filtered menu. `prepareSearch` builds the index
 * that the first search needs.
 */
type MenuSearch = {
  search: (text: string, filtered: Menu) => readonly Product[];
  prepareSearch: () => void;
};

/** Searches in the menu that the page holds, so a search needs no network. */
export function useMenuSearch(index: MenuIndex): MenuSearch {
  const tagNames = useTexts().menu.tags;
  return useMemo(() => {
    const searchIndex = once(() => indexSearch(index, tagNames));
    return {
      prepareSearch: searchIndex,
      search: (text, { products }) => {
        const hits = searchProducts(searchIndex(), text);
        if (products.length === index.menu.products.length) return hits;
        const kept = new Set(products);
        return hits.filter((product) => kept.has(product));
      },
    };
  }, [index, tagNames]);
}

/**
 * Returns a function that builds a value when it is first called, and returns the same value later.
 */
function once<T>(build: () => T): () => T {
  let built: { value: T } | null = null;
  return () => (built ??= { value: build() }).value;
}
