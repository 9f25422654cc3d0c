import type { Store } from '../store/store.ts';

/**
 * `new`: it was created in the browser and never opened. `open`: its stores take orders as they
 * say. `closed`: the operator closed the brand, and no store takes an order.
 */
export type BrandState = 'new' | 'open' | 'closed';

/**
 * Returns a store as the state of its brand lets it sell: a store of a brand that is not open is
 * blocked, so every screen and the server treat it as one whose subscription ended.
 * docs/rules/tenants.md#state-of-a-brand.
 */
export function storeOfBrand(state: BrandState, store: Store): Store {
  switch (state) {
    case 'open':
      return store;
    case 'new':
    case 'closed':
      return { ...store, subscription: 'inactive' };
  }
}
