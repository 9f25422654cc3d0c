import type { DispatchMethod, Store } from './store.ts';

/**
 * Returns whether the store's order method includes the dispatch method; `neither` includes none.
 * docs/rules/times.md#order-method.
 */
export const offersDispatch = (
  { orderMethod }: Pick<Store, 'orderMethod'>,
  dispatch: DispatchMethod,
): boolean => orderMethod === 'both' || orderMethod === dispatch;

/** docs/rules/times.md#blocked-subscription: suspended and inactive stores are blocked. */
export const isBlocked = ({ subscription }: Pick<Store, 'subscription'>): boolean =>
  subscription === 'suspended' || subscription === 'inactive';
