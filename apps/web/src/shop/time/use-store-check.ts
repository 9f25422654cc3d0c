import { checkStore, type StoreCheck } from '@comanda/domain/store/check-store.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useNow } from './use-now.ts';
import { useShop } from '../use-shop.ts';
import { useShownDispatchMethod } from '../place/use-shown-dispatch-method.ts';

/** Returns the check of the chosen store for this shopper; `open` until the page knows the time. */
export function useStoreCheck(): StoreCheck {
  const store = useCurrentStore();
  const now = useNow();
  const dispatch = useShownDispatchMethod();
  const hasChosenTime = useShop((shop) => shop.requestedTime !== null);
  return now === null ? 'open' : checkStore(store, dispatch, hasChosenTime, now);
}
