import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { useEffect } from 'react';
import { type AppContext, useApp, useCurrentStore } from '../platform/app-context.tsx';

/**
 * Keeps the menu that of the chosen store: the page was drawn for one store, another one has its own prices, stock and switched-off
 * products. Until its facts are here the page's stay, and the server prices and checks every order anyway.
 */
export function useStoreFacts(): void {
  const { api, facts, page, clock } = useApp();
  const { id, menuId } = useCurrentStore();
  useEffect(() => {
    const aborter = new AbortController();
    const source = { api, page, clock };
    if (id === page.storeId) facts.setState(facts.getInitialState());
    const loading = id === page.storeId ? newerMenu(source, aborter.signal) : storeMenu(source, { id, menuId }, aborter.signal);
    const take = (index: MenuIndex | null): void => {
      if (index !== null && !aborter.signal.aborted) facts.setState({ index });
    };
    void loading.then(take, () => undefined);
    return () => aborter.abort();
  }, [api, facts, page, clock, id, menuId]);
}

type Source = Pick<AppContext, 'api' | 'page' | 'clock'>;

/** The shapes of a menu are fetched with the first that needs them: the page's own was read on the server. */
async function storeMenu(source: Source, { id, menuId }: Pick<Store, 'id' | 'menuId'>, signal: AbortSignal): Promise<MenuIndex | null> {
  const { loadStoreMenu } = await import('../platform/load-store-menu.ts');
  const loaded = await loadStoreMenu(source, id, menuId, signal);
  return loaded.ok ? loaded.value : null;
}

/** With the static-menu flag: the menu of the file where it is newer than the page's, which may come from a cache. Else null. */
async function newerMenu({ page, clock }: Source, signal: AbortSignal): Promise<MenuIndex | null> {
  if (!page.settings.staticMenu) return null;
  const { loadStaticMenu } = await import('../platform/load-menu.ts');
  const menu = await loadStaticMenu({ settings: page.settings, now: clock.now() }, page.menu.id, signal);
  return menu === null || menu.version <= page.menu.version ? null : indexMenu({ ...page, menu });
}
