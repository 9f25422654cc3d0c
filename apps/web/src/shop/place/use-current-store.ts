import type { Store } from '@comanda/domain/store/store.ts';
import { useApp } from '../app-context.ts';
import { useShop } from '../use-shop.ts';
import { storeOfPage } from './store-of-page.ts';

/** The store that the shopper orders from. */
export function useCurrentStore(): Store {
  const { page } = useApp();
  const storeId = useShop((shop) => shop.place.storeId);
  return storeOfPage(page, storeId);
}
