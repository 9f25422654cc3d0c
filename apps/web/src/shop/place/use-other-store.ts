import { orderableElsewhere } from '@comanda/domain/store/orderable-elsewhere.ts';
import { useApp } from '../app-context.ts';
import type { RequestOf } from '../modals/modal-request.ts';
import { deliveryAddressOf, dispatchMethodOf } from '../shop-schema.ts';
import { useOrderTime } from '../time/order-time.ts';
import { useShop } from '../use-shop.ts';
import { useCurrentStore } from './use-current-store.ts';

export type StoreList = RequestOf<'dispatch' | 'deliveryStores'>;

/** The answer of `orderableElsewhere`, and the dialog that lists the stores. */
export type OtherStore = {
  takesOrder: 'atTime' | 'later' | null;
  list: StoreList;
};

/**
 * Returns whether the shopper can order from another store. An undecided shopper may choose either
 * dispatch method, a delivery stays with the stores that cover its address.
 */
export function useOtherStore(next: 'nothing' | 'checkout' = 'nothing'): OtherStore {
  const { page } = useApp();
  const store = useCurrentStore();
  const choice = useShop(({ place }) => place.choice);
  const takesOrder = orderableElsewhere(
    {
      stores: page.stores,
      store,
      methods:
        choice.kind === 'undecided' ? ['store_delivery', 'in_store'] : [dispatchMethodOf(choice)],
      place: deliveryAddressOf(choice),
    },
    useOrderTime(),
  );
  const list: StoreList =
    choice.kind === 'delivery'
      ? { kind: 'deliveryStores', next }
      : { kind: 'dispatch', next, ...(choice.kind === 'pickup' ? { tab: 'pickup' } : {}) };
  return { takesOrder, list };
}
