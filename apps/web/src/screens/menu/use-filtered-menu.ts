import { filterMenu, tagsOf } from '@comanda/domain/menu/filter-menu.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useMenuSearch } from './use-menu-search.ts';

/**
 * `prepareSearch` makes the first key press of a search as quick as the next one. `results` is null
 * without a search, and until the code of the search is here. `leaveTo` ends the search and scrolls
 * to a section.
 */
export type FilteredMenu = {
  text: string;
  setText: (text: string) => void;
  prepareSearch: () => void;
  tags: readonly ProductTag[];
  chosen: ReadonlySet<ProductTag>;
  setChosen: (chosen: ReadonlySet<ProductTag>) => void;
  index: MenuIndex;
  searchedText: string;
  results: readonly Product[] | null;
  count: number;
  announcement: string;
  leaveTo: (section: string) => void;
};

/** The menu filtered by typed text and chosen tags together. */
export function useFilteredMenu(): FilteredMenu {
  const { texts } = useApp();
  const index = useMenuIndex();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<ProductTag>>(() => new Set());
  const searchedText = useDeferredValue(text.trim());
  const appliedTags = useDeferredValue(chosen);
  const tags = useMemo(() => tagsOf(index.menu), [index.menu]);
  const filteredIndex = useMemo(
    () => ({ ...index, menu: filterMenu(index.menu, appliedTags) }),
    [index, appliedTags],
  );
  const { search, prepareSearch } = useMenuSearch(index);
  const results = useMemo(
    () =>
      searchedText === '' || search === null ? null : search(searchedText, filteredIndex.menu),
    [search, filteredIndex.menu, searchedText],
  );
  const count = (results ?? filteredIndex.menu.products).length;
  const names = joinNames([...appliedTags].map((tag) => texts.menu.tags[tag].toLowerCase()));
  const filterText = appliedTags.size === 0 ? '' : texts.menu.filterSaid({ count, names });
  const announcement =
    results === null ? filterText : texts.menu.searchSaid({ count, text: searchedText });
  const typeText = useCallback(
    (typed: string) => {
      prepareSearch();
      setText(typed);
    },
    [prepareSearch],
  );
  const leaveTo = useLeaveSearch(setText, searchedText === '');
  return {
    text,
    setText: typeText,
    prepareSearch,
    tags,
    chosen,
    setChosen,
    index: filteredIndex,
    searchedText,
    results,
    count,
    announcement,
    leaveTo,
  };
}

/**
 * The sections render a moment after the field is emptied; only then can the page scroll to one.
 */
function useLeaveSearch(
  setText: (text: string) => void,
  isMenuShown: boolean,
): (section: string) => void {
  const [targetSection, setTargetSection] = useState<string | null>(null);
  useEffect(() => {
    if (targetSection === null || !isMenuShown) return;
    document.getElementById(targetSection)?.scrollIntoView();
    setTargetSection(null);
  }, [targetSection, isMenuShown]);
  return useCallback(
    (section) => {
      setText('');
      setTargetSection(section);
    },
    [setText],
  );
}
