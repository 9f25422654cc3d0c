import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useEffect } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useCurrentStore } from '../shop/place/use-current-store.ts';

/** Returns whether the page learnt of a newer version of its menu while it was open. */
const isNewer = (shown: Menu, ofPage: Menu): boolean =>
  shown.id === ofPage.id && shown.version > ofPage.version;

/**
 * Loads the menu of the chosen store. The page was rendered for one store; another store has its
 * own prices, stock and switched-off products. The page's menu stays until the other one arrives.
 * The server prices and checks every order anyway.
 */
export function useStoreMenu(): void {
  const { api, menuStore, page, clock } = useApp();
  const { id, menuId } = useCurrentStore();
  useEffect(() => {
    const aborter = new AbortController();
    const setIndex = (index: MenuIndex | null): void => {
      if (index !== null && !aborter.signal.aborted)
        menuStore.setState({ index, storeId: id, older: null });
    };
    const isOfPage = id === page.storeId && !isNewer(menuStore.getState().index.menu, page.menu);
    if (isOfPage) menuStore.setState(menuStore.getInitialState());
    // Imported on demand, together with the menu schemas: the server has already parsed the page's
    // own menu.
    if (!isOfPage || page.settings.staticMenu) {
      const loading = import('../shop/menu/load-newer-menu.ts').then(({ loadNewerMenu }) =>
        loadNewerMenu({ api, page, clock, menuStore }, { id, menuId }, aborter.signal),
      );
      void loading.then(setIndex, () => undefined);
    }
    return () => aborter.abort();
  }, [api, menuStore, page, clock, id, menuId]);
}
