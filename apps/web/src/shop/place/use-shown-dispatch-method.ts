import { defaultDispatch } from '@comanda/domain/store/default-dispatch.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { useApp, useCurrentStore, useNow, useShop } from '../app-context.tsx';

/** The way by which the chosen store is shown: the shopper's, or before they have said it the one that says most of the store. */
export function useShownDispatchMethod(): DispatchMethod {
  const { page } = useApp();
  const store = useCurrentStore();
  const now = useNow();
  const kind = useShop(({ place }) => place.choice.kind);
  if (kind !== 'undecided') return kind === 'delivery' ? 'store_delivery' : 'in_store';
  return now === null ? page.opening.dispatch : defaultDispatch(store, now);
}
