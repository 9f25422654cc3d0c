import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { AppContext } from '../app-context.ts';
import { loadStoreMenu } from './load-store-menu.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock' | 'menuStore'>;

/**
 * Shows the menu as the store sells it now, in place. Nothing changes if the call fails or if the
 * page shows the same or a newer menu. docs/rules/web.md#menu-of-an-open-page.
 */
export async function refreshMenu(
  source: Source,
  { id, menuId }: Pick<Store, 'id' | 'menuId'>,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await loadStoreMenu(source, id, menuId, signal);
  if (!loaded.ok || signal.aborted) return;
  const { index, storeId, older } = source.menuStore.getState();
  if (!isNews(index, loaded.value)) return;
  source.menuStore.setState({
    index: loaded.value,
    storeId: id,
    older: storeId === id ? (older ?? index) : null,
  });
}

const isNews = (shown: MenuIndex, loaded: MenuIndex): boolean =>
  !(shown.menu.id === loaded.menu.id && shown.menu.version > loaded.menu.version) &&
  factsOf(shown) !== factsOf(loaded);

/**
 * The facts of a store's menu as text: its version, prices, stock, and switched-off dishes and
 * options.
 */
const factsOf = (index: MenuIndex): string =>
  JSON.stringify([
    index.menu.id,
    index.menu.version,
    [...index.priceByProduct.values()],
    [...index.disabledProducts.values()],
    [...index.disabledModifiers.values()],
  ]);
