import { getDisableds, getPrices } from '@comanda/contract/menus.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { MenuId, StoreId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../app-context.ts';
import { loadMenu } from './load-menu.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock'>;

/**
 * Loads a menu as a store sells it now, with the store's prices, stock and switched-off products. A menu that the page carries is not
 * fetched.
 */
export async function loadStoreMenu(
  source: Source,
  storeId: StoreId,
  menuId: MenuId,
  signal: AbortSignal,
): Promise<Result<MenuIndex, Refusal>> {
  const { api, page } = source;
  const [menu, prices, disabled] = await Promise.all([
    page.menu.id === menuId ? accept(page.menu) : loadMenu(source, menuId, signal),
    api.call(getPrices, { query: { storeId }, signal }),
    api.call(getDisableds, { query: { storeId }, signal }),
  ]);
  if (!menu.ok) return menu;
  if (!prices.ok) return prices;
  if (!disabled.ok) return disabled;
  if (prices.value === null || disabled.value === null) return refuse(refusalOf('NOT_FOUND'));
  return accept(indexMenu({ menu: menu.value, prices: prices.value, disabled: disabled.value }));
}
