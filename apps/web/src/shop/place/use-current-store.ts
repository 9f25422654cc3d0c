import type { Store } from '@comanda/domain/store/store.ts';
import { useApp } from '../app-context.ts';
import { useShop } from '../use-shop.ts';

/** The store that the shopper orders from. */
export function useCurrentStore(): Store {
  const { page } = useApp();
  const storeId = useShop((shop) => shop.place.storeId);
  const store = page.stores.find((candidate) => candidate.id === storeId) ?? page.stores[0];
  if (store === undefined) throw new Error('the page names no store');
  return store;
}
