import { checkStore, type StoreCheck } from '@comanda/domain/slots/check-store.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useNow } from './use-now.ts';
import { useShop } from '../use-shop.ts';

/** Returns the check of the chosen store for this shopper; `open` until the page knows the time. */
export function useStoreCheck(): StoreCheck {
  const store = useCurrentStore();
  const now = useNow();
  const dispatch = useShop(({ place }) =>
    place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store',
  );
  const requestedTime = useShop((shop) => shop.requestedTime);
  return now === null ? 'open' : checkStore(store, dispatch, requestedTime, now);
}
