import type { DispatchMethod, Store } from './store.ts';

/** Whether a store's order method leaves a dispatch method in; `neither` leaves none. Spec §4 Closed rule. */
export const offersDispatch = ({ orderMethod }: Pick<Store, 'orderMethod'>, dispatch: DispatchMethod): boolean =>
  orderMethod === 'both' || orderMethod === dispatch;

/** Spec §4: suspended and inactive stores are blocked. */
export const isBlocked = ({ subscription }: Pick<Store, 'subscription'>): boolean =>
  subscription === 'suspended' || subscription === 'inactive';
