import { checkStore, type StoreCheck } from '@comanda/domain/slots/check-store.ts';
import { useCurrentStore, useNow, useShop } from '../app-context.tsx';

/** What stands between this shopper and the chosen store; `open` while the page does not know the time yet. */
export function useStoreCheck(): StoreCheck {
  const store = useCurrentStore();
  const now = useNow();
  const dispatch = useShop(({ place }) =>
    place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store',
  );
  const requestedTime = useShop((shop) => shop.requestedTime);
  return now === null ? 'open' : checkStore(store, dispatch, requestedTime, now);
}
