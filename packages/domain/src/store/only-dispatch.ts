import { offersDispatch } from './offers-dispatch.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * Returns the one dispatch method of a store; null if it offers both, or none. A shopper who has
 * not chosen yet will use it, and with null may still use either.
 * docs/rules/menu.md#dispatch-method-of-a-product.
 */
export function onlyDispatch(store: Pick<Store, 'orderMethod'>): DispatchMethod | null {
  const [delivery, pickup] = [
    offersDispatch(store, 'store_delivery'),
    offersDispatch(store, 'in_store'),
  ];
  if (delivery === pickup) return null;
  return delivery ? 'store_delivery' : 'in_store';
}
