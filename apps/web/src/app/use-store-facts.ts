import { getDisableds, getMenu, getPrices } from '@comanda/contract/menus.ts';
import type { MenuId, StoreId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useEffect } from 'react';
import { type AppContext, useApp, useCurrentStore } from '../platform/app-context.tsx';

/**
 * Keeps the menu that of the chosen store: the page was drawn for one store, another one has its own prices, stock and switched-off
 * products. Until its facts are here the page's stay, and the server prices and checks every order anyway.
 */
export function useStoreFacts(): void {
  const { api, facts, page } = useApp();
  const { id, menuId } = useCurrentStore();
  useEffect(() => {
    const known = facts.getState().index;
    if (id === page.storeId) {
      facts.setState({ index: indexMenu({ menu: page.menu, prices: page.prices, disabled: page.disabled }) });
      return;
    }
    const aborter = new AbortController();
    void loadIndex({ api, known }, id, menuId, aborter.signal).then((index) => {
      if (index !== null && !aborter.signal.aborted) facts.setState({ index });
    });
    return () => aborter.abort();
  }, [api, facts, page, id, menuId]);
}

type Source = { api: AppContext['api']; known: MenuIndex };

async function loadIndex({ api, known }: Source, storeId: StoreId, menuId: MenuId, signal: AbortSignal): Promise<MenuIndex | null> {
  const [menu, prices, disabled] = await Promise.all([
    known.menu.id === menuId
      ? known.menu
      : api.call(getMenu, { params: { id: menuId }, signal }).then((answer) => (answer.ok ? answer.value : null)),
    api.call(getPrices, { query: { storeId }, signal }),
    api.call(getDisableds, { query: { storeId }, signal }),
  ]);
  if (menu === null || !prices.ok || !disabled.ok || prices.value === null || disabled.value === null) return null;
  return indexMenu({ menu, prices: prices.value, disabled: disabled.value });
}
