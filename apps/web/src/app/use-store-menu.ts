import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useEffect } from 'react';
import { useApp, useCurrentStore } from '../shop/app-context.tsx';

/**
 * Keeps the menu that of the chosen store: the page was drawn for one store, another one has its own prices, stock and switched-off
 * products. Until its facts are here the page's stay, and the server prices and checks every order anyway.
 */
export function useStoreMenu(): void {
  const { api, menuStore, page, clock } = useApp();
  const { id, menuId } = useCurrentStore();
  useEffect(() => {
    const aborter = new AbortController();
    const setIndex = (index: MenuIndex | null): void => {
      if (index !== null && !aborter.signal.aborted) menuStore.setState({ index });
    };
    const isOfPage = id === page.storeId;
    if (isOfPage) menuStore.setState(menuStore.getInitialState());
    // The shapes of a menu are fetched with the first that needs them: the page's own was read on the server.
    if (!isOfPage || page.settings.staticMenu) {
      const loading = import('../shop/menu/load-newer-menu.ts').then(({ loadNewerMenu }) =>
        loadNewerMenu({ api, page, clock }, { id, menuId }, aborter.signal),
      );
      void loading.then(setIndex, () => undefined);
    }
    return () => aborter.abort();
  }, [api, menuStore, page, clock, id, menuId]);
}
