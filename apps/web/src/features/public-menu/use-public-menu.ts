import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { MenuId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { accept, type Result } from '@comanda/domain/result.ts';
import { useEffect, useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { loadMenu } from '../../shop/menu/load-menu.ts';
import { loadStoreMenu } from '../../shop/menu/load-store-menu.ts';

export type PublicMenuState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; refusal: Refusal }
  | { state: 'loaded'; index: MenuIndex };

/**
 * Any menu of the brand, by its id; the page's own menu needs no call. A new `tries` fetches again.
 */
export function usePublicMenu(id: MenuId, tries: number): PublicMenuState {
  const { api, page, clock, menuStore } = useApp();
  const index = useMenuIndex();
  const isHere = index.menu.id === id;
  const [loaded, setLoaded] = useState<PublicMenuState>({ state: 'loading' });
  useEffect(() => {
    if (isHere) return;
    const aborter = new AbortController();
    void readMenu({ api, page, clock, menuStore }, id, aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return;
      if (answer.ok) setLoaded({ state: 'loaded', index: answer.value });
      else
        setLoaded(
          answer.error.label === 'NOT_FOUND'
            ? { state: 'missing' }
            : { state: 'failed', refusal: answer.error },
        );
    });
    return () => aborter.abort();
  }, [api, page, clock, menuStore, id, isHere, tries]);
  return isHere ? { state: 'loaded', index } : loaded;
}

/**
 * The menu with the prices of the first store that sells it; a menu that no store sells has its own
 * prices.
 */
async function readMenu(
  source: Pick<AppContext, 'api' | 'page' | 'clock' | 'menuStore'>,
  id: MenuId,
  signal: AbortSignal,
): Promise<Result<MenuIndex, Refusal>> {
  const store = source.page.stores.find(({ menuId }) => menuId === id);
  if (store !== undefined) return loadStoreMenu(source, store.id, id, signal);
  const menu = await loadMenu(source, id, signal);
  return menu.ok
    ? accept(indexMenu({ menu: menu.value, prices: { channel: 'web', prices: [] }, disabled: [] }))
    : menu;
}
