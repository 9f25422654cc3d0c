import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useDispatchMethod } from '../place/use-dispatch-method.ts';

/**
 * The alternative to a store that takes no order: its other dispatch method if that works, else another store of the brand, else reading
 * the menu. docs/rules/times.md#way-on-from-a-closed-store.
 */
export type ClosedStoreOption = 'otherDispatchMethod' | 'otherStore' | 'menu';

export function useClosedStoreOption(): ClosedStoreOption {
  const { page, clock } = useApp();
  const store = useCurrentStore();
  const dispatch = useDispatchMethod();
  if (whyStoreIsClosed(store, dispatch, clock.now())?.reason === 'otherMethodOnly')
    return 'otherDispatchMethod';
  return page.stores.length > 1 ? 'otherStore' : 'menu';
}
