import { useReading } from '@comanda/client/use-reading.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { MenuId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { accept, type Result } from '@comanda/domain/result.ts';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { loadMenu } from '../../shop/menu/load-menu.ts';
import { loadStoreMenu } from '../../shop/menu/load-store-menu.ts';

type PublicMenu = { index: MenuIndex | null; refusal: Refusal | null; reload: () => void };

/**
 * Any menu of the brand, by its id; the page's own menu needs no call. `index` null: not loaded.
 */
export function usePublicMenu(id: MenuId): PublicMenu {
  const app = useApp();
  const index = useMenuIndex();
  const isHere = index.menu.id === id;
  const { value, refusal, reload } = useReading<MenuIndex>(
    (_, signal) => readMenu(app, id, signal),
    String(id),
    { isEnabled: !isHere },
  );
  return { index: isHere ? index : value, refusal, reload: () => void reload() };
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
