import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { AppContext } from '../app-context.tsx';
import { loadStaticMenu } from './load-menu.ts';
import { loadStoreMenu } from './load-store-menu.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock'>;

/** The menu as the store sells it now, where that is not what the page was drawn with: of another store, or newer than a kept page. Else null. */
export async function loadNewerMenu(
  source: Source,
  { id, menuId }: Pick<Store, 'id' | 'menuId'>,
  signal: AbortSignal,
): Promise<MenuIndex | null> {
  if (id === source.page.storeId) return newerStaticMenu(source, signal);
  const loaded = await loadStoreMenu(source, id, menuId, signal);
  return loaded.ok ? loaded.value : null;
}

/** With the static-menu flag: the menu of the file where it is newer than the page's, which may come from a cache. Else null. */
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
