import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Category } from '@comanda/domain/menu/menu.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { memo, Suspense, useCallback, useRef, useState } from 'react';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { CartPanel } from '../../features/cart/cart-panel.tsx';
import { CategoriesBar, sectionId } from '../../features/menu/categories-bar.tsx';
import { Footer } from '../../features/menu/footer.tsx';
import { Hero } from '../../features/menu/hero.tsx';
import css from '../../features/menu/menu-screen.module.css';
import { ActiveOrderSlot } from '../../features/order/active-order-slot.tsx';
import { NoFilterResults } from '../../features/menu/no-filter-results.tsx';
import { Navbar } from '../../features/menu/navbar.tsx';
import { SearchBox } from '../../features/menu/search-box.tsx';
import search from '../../features/menu/search-box.module.css';
import { cartAnchorId, SkipLinks } from '../../features/menu/skip-links.tsx';
import { PopularRow } from '../../features/menu/popular-row.tsx';
import { MenuSections } from '../../features/menu/menu-sections.tsx';
import { StoreStrip } from '../../features/store/store-strip.tsx';
import { TagFilters } from '../../features/menu/tag-filters.tsx';
import { useApp } from '../../shop/app-context.ts';
import { menuAnchorId } from '../../shop/menu/menu-anchor.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { type FilteredMenu, useFilteredMenu } from './use-filtered-menu.ts';

const SearchResults = lazyPart(
  () => import('../../features/menu/search-results.tsx'),
  'SearchResults',
);

type Props = {
  /** The category in the path. */
  category: Category | null;
};

/**
 * Home: the whole menu of the store. Rendered on the server, with the same bytes for every shopper.
 * docs/rules/web.md#server-rendered-page-and-clock-facts. A sheet that opens or closes renders none
 * of it again.
 */
export const MenuScreen = memo(function Menu({ category }: Props) {
  const { texts } = useApp();
  // The path sets the first category only; later the scroll-spy marks the one that the shopper
  // reads.
  const [landing] = useState(category);
  const menu = useFilteredMenu();
  const { text, setText, prepareSearch, searchedText, index } = menu;
  const { searching, openSearch, phoneInput } = useNarrowSearch();
  return (
    <>
      <SkipLinks />
      <Navbar
        search={<SearchBox text={text} onText={setText} onFocus={prepareSearch} />}
        onSearch={openSearch}
      />
      {searching ? (
        <div className={search.narrowBar}>
          <SearchBox text={text} onText={setText} onFocus={prepareSearch} inputRef={phoneInput} />
        </div>
      ) : null}
      <StoreStrip />
      <ActiveOrderSlot />
      <MenuHeading index={index} hidden={searchedText !== ''} />
      <div className={css.shell} data-searching={searchedText === '' ? undefined : ''}>
        <CategoriesBar
          categories={index.menu.categories}
          landing={landing?.slug ?? null}
          {...(searchedText === '' ? {} : { onChoose: menu.leaveTo })}
        />
        <MenuMain menu={menu} landing={landing} />
        <aside className={css.side} id={cartAnchorId} tabIndex={-1} aria-label={texts.cart.title}>
          <CartPanel />
        </aside>
      </div>
      <CartBar />
      <Footer />
    </>
  );
});

/** The search of a narrow screen, which opens above the menu and takes the focus. */
function useNarrowSearch() {
  const [searching, setSearching] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const openSearch = useCallback(() => {
    setSearching(true);
    scrollTo({ top: 0 });
    requestAnimationFrame(() => phoneInput.current?.focus());
  }, []);
  return { searching, openSearch, phoneInput };
}

type MenuMainProps = { menu: FilteredMenu; landing: Category | null };

function MenuMain({ menu, landing }: MenuMainProps) {
  const { texts } = useApp();
  return (
    <main className={css.menu} id={menuAnchorId} tabIndex={-1}>
      <noscript>
        <p className={css.noscript}>
          {texts.common.scriptsMissing}
          {landing === null ? null : (
            <a href={`#${sectionId(landing)}`}>{texts.menu.goToCategory(landing.name)}</a>
          )}
        </p>
      </noscript>
      {menu.searchedText !== '' && menu.chosen.size === 0 ? null : (
        <TagFilters
          tags={menu.tags}
          chosen={menu.chosen}
          count={menu.count}
          onChange={menu.setChosen}
        />
      )}
      <p className="visually-hidden" role="status">
        {menu.announcement}
      </p>
      <MenuContent menu={menu} />
    </main>
  );
}

/**
 * A search hides the sections and keeps them, so that its first and its last key press cost the
 * same in a long menu.
 */
function MenuContent({ menu }: { menu: FilteredMenu }) {
  const { chosen, count, results, index, searchedText } = menu;
  if (chosen.size > 0 && count === 0)
    return <NoFilterResults text={searchedText} onClear={() => menu.setChosen(new Set())} />;
  return (
    <>
      {results === null ? (
        <PopularRow index={index} />
      ) : (
        <Suspense fallback={null}>
          <SearchResults
            text={searchedText}
            products={results}
            index={index}
            onLeave={menu.leaveTo}
          />
        </Suspense>
      )}
      <div className={css.sections} hidden={results !== null}>
        <MenuSections index={index} />
      </div>
    </>
  );
}

/** The hero, or the brand's name alone. Hidden during a search, so that the results come first. */
function MenuHeading({ index, hidden }: { index: MenuIndex; hidden: boolean }) {
  const { hero, commerceName } = useSettings();
  if (hero !== null && !hidden) return <Hero hero={hero} index={index} />;
  return (
    <section className="visually-hidden" aria-label={commerceName}>
      <h1>{commerceName}</h1>
    </section>
  );
}
