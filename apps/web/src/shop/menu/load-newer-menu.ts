import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { AppContext } from '../app-context.ts';
import { loadStaticMenu } from './load-menu.ts';
import { loadStoreMenu } from './load-store-menu.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock' | 'menuStore'>;

/**
 * Returns the menu as the store sells it now if it differs from the page's: the menu of another
 * store, or one newer than a cached page. Else null.
 */
export async function loadNewerMenu(
  source: Source,
  { id, menuId }: Pick<Store, 'id' | 'menuId'>,
  signal: AbortSignal,
): Promise<MenuIndex | null> {
  const { page, menuStore } = source;
  const hasLearnt = menuStore.getState().index.menu.version > page.menu.version;
  if (id === page.storeId && !hasLearnt) return newerStaticMenu(source, signal);
  const loaded = await loadStoreMenu(source, id, menuId, signal);
  return loaded.ok ? loaded.value : null;
}

/**
 * With the static-menu flag, returns the menu of the file if it is newer than the page's, which may
 * come from a cache. Else null.
 */
async function newerStaticMenu(
  { page, clock }: Source,
  signal: AbortSignal,
): Promise<MenuIndex | null> {
  const menu = await loadStaticMenu(
    { settings: page.settings, now: clock.now() },
    page.menu.id,
    signal,
  );
  return menu === null || menu.version <= page.menu.version ? null : indexMenu({ ...page, menu });
}
