import { getDisableds, getPrices } from '@comanda/contract/menus.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { MenuId, StoreId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../app-context.ts';
import { loadMenu, loadMenuOfServer } from './load-menu.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock' | 'menuStore'>;

/**
 * Loads a menu as a store sells it now, with the store's prices, stock and switched-off products. A
 * menu that the page has is fetched only if the store sells a newer version of it.
 * docs/rules/web.md#menu-of-an-open-page.
 */
export async function loadStoreMenu(
  source: Source,
  storeId: StoreId,
  menuId: MenuId,
  signal: AbortSignal,
): Promise<Result<MenuIndex, Refusal>> {
  const { api } = source;
  const known = knownMenu(source, menuId);
  const [earlier, prices, disabled] = await Promise.all([
    known === null ? loadMenu(source, menuId, signal) : accept(known),
    api.call(getPrices, { query: { storeId }, signal }),
    api.call(getDisableds, { query: { storeId }, signal }),
  ]);
  if (!earlier.ok) return earlier;
  if (!prices.ok) return prices;
  if (!disabled.ok) return disabled;
  if (prices.value === null || disabled.value === null) return refuse(refusalOf('NOT_FOUND'));
  const isCurrent = earlier.value.version >= (prices.value.menuVersion ?? 0);
  const menu = isCurrent ? earlier : await loadMenuOfServer(source, menuId, signal);
  if (!menu.ok) return menu;
  return accept(indexMenu({ menu: menu.value, prices: prices.value, disabled: disabled.value }));
}

/** Returns the newest version of a menu that the page has, or null. */
function knownMenu({ page, menuStore }: Source, id: MenuId): Menu | null {
  const shown = menuStore.getState().index.menu;
  if (shown.id === id && (page.menu.id !== id || shown.version > page.menu.version)) return shown;
  return page.menu.id === id ? page.menu : null;
}
