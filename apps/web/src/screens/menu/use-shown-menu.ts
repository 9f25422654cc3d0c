import { filterMenu, tagsOf } from '@comanda/domain/menu/filter-menu.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product, ProductTag } from '@comanda/domain/menu/menu.ts';
import { searchProducts } from '@comanda/domain/menu/search-products.ts';
import { list } from '@comanda/i18n/list.ts';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';

/** `found` is null while nothing is searched; `said` is announced. `leaveTo` ends the search at a section of the menu. */
export type ShownMenu = {
  text: string;
  setText: (text: string) => void;
  tags: readonly ProductTag[];
  chosen: ReadonlySet<ProductTag>;
  setChosen: (chosen: ReadonlySet<ProductTag>) => void;
  index: MenuIndex;
  shown: string;
  found: readonly Product[] | null;
  count: number;
  said: string;
  leaveTo: (section: string) => void;
};

/** The menu as typed text and chosen tags leave it, together. */
export function useShownMenu(): ShownMenu {
  const { index, texts } = useApp();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<ProductTag>>(() => new Set());
  const shown = useDeferredValue(text.trim());
  const wanted = useDeferredValue(chosen);
  const tags = useMemo(() => tagsOf(index.menu), [index.menu]);
  const left = useMemo(() => ({ ...index, menu: filterMenu(index.menu, wanted) }), [index, wanted]);
  const found = useMemo(() => (shown === '' ? null : searchProducts(left.menu, shown)), [left.menu, shown]);
  const count = (found ?? left.menu.products).length;
  const names = list([...wanted].map((tag) => texts.menu.tags[tag].toLowerCase()));
  const filtered = wanted.size === 0 ? '' : texts.menu.filterSaid({ count, names });
  const said = found === null ? filtered : texts.menu.searchSaid({ count, text: shown });
  const leaveTo = useLeave(setText, shown === '');
  return { text, setText, tags, chosen, setChosen, index: left, shown, found, count, said, leaveTo };
}

/** The sections come back a moment after the field is emptied: only then is there something to scroll to. */
function useLeave(setText: (text: string) => void, isMenuShown: boolean): (section: string) => void {
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    if (goal === null || !isMenuShown) return;
    document.getElementById(goal)?.scrollIntoView();
    setGoal(null);
  }, [goal, isMenuShown]);
  return useCallback(
    (section) => {
      setText('');
      setGoal(section);
    },
    [setText],
  );
}
