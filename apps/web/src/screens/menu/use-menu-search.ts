import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import type { buildMenuSearch, MenuSearch } from './menu-search.ts';

type Builder = typeof buildMenuSearch;

/**
 * The search in the menu that the page holds, so a search needs no network. Its code is fetched by
 * `prepareSearch`: `search` is null until it is here.
 */
export function useMenuSearch(index: MenuIndex): {
  search: MenuSearch | null;
  prepareSearch: () => void;
} {
  const tagNames = useTexts().menu.tags;
  const [build, setBuild] = useState<Builder | null>(null);
  const prepareSearch = useCallback(() => {
    import('./menu-search.ts').then(
      ({ buildMenuSearch }) => setBuild(() => buildMenuSearch),
      () => undefined,
    );
    // The rows of the hits come with the search, so that they need no network either.
    void import('../../features/menu/search-results.tsx').catch(() => undefined);
  }, []);
  const search = useMemo(() => build?.(index, tagNames) ?? null, [build, index, tagNames]);
  return { search, prepareSearch };
}
