import { defaultDispatch } from '@comanda/domain/store/default-dispatch.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from './use-current-store.ts';
import { useNow } from '../time/use-now.ts';
import { useShop } from '../use-shop.ts';
import { dispatchMethodOf } from '../shop-schema.ts';

/**
 * Returns the dispatch method that the store is shown and checked with: the shopper's choice, else
 * the only method of a product in the cart, else the store's default method.
 */
export function useShownDispatchMethod(): DispatchMethod {
  const { page } = useApp();
  const store = useCurrentStore();
  const now = useNow();
  const choice = useShop(({ place }) => place.choice);
  if (choice.kind !== 'undecided' || choice.cartMethod !== undefined)
    return dispatchMethodOf(choice);
  return now === null ? page.moment.opening.dispatch : defaultDispatch(store, now);
}
