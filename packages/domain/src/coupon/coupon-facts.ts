import type { MenuIndex } from '../menu/menu-index.ts';
import type { Product } from '../menu/menu.ts';
import type { Minor } from '../money/money.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { CouponRequest } from './coupon-request.ts';

/**
 * A line that can be bought, in minor units. `total`: its price; `left`: the price after the offers
 * (combos) of the cart.
 */
export type CouponLine = { product: Product; count: number; total: Minor; left: Minor };

/**
 * The cart and the moment for which a coupon is checked. `delivery`: the fee that is charged, null
 * while the place is unknown. `now`: the time of ordering; `requestedTime`: the time that a future
 * order is for, else null; both in milliseconds.
 */
export type CouponFacts = Omit<CouponRequest, 'coupon'> & {
  index: MenuIndex;
  store: Pick<Store, 'id' | 'timeZone'>;
  dispatch: DispatchMethod;
  lines: readonly CouponLine[];
  delivery: Minor | null;
  now: number;
  requestedTime: number | null;
  platform: string;
};
