import { defaultDispatch } from '@comanda/domain/store/default-dispatch.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from './use-current-store.ts';
import { useNow } from '../time/use-now.ts';
import { useShop } from '../use-shop.ts';

/** Returns the dispatch method that the store is shown with: the shopper's choice, else the store's default method. */
export function useShownDispatchMethod(): DispatchMethod {
  const { page } = useApp();
  const store = useCurrentStore();
  const now = useNow();
  const kind = useShop(({ place }) => place.choice.kind);
  if (kind !== 'undecided') return kind === 'delivery' ? 'store_delivery' : 'in_store';
  return now === null ? page.opening.dispatch : defaultDispatch(store, now);
}
