import type { DiscountRule } from '../discount/discount-rule.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { GeoPoint, Store } from '../store/store.ts';
import type { Settings } from '../tenant/settings.ts';

/**
 * `place`: the delivery address's point, null while unknown. `now` and `requestedTime` of a future
 * order in milliseconds. `discounts`: the rule for a coupon or points that are asked for; the
 * offers alone apply without it, as in a browser, which asks the server for a price with discounts.
 */
export type PriceFacts = {
  index: MenuIndex;
  store: Store;
  settings: Pick<Settings, 'serviceFee' | 'offers'>;
  place: GeoPoint | null;
  now: number;
  requestedTime?: number | null;
  platform: string;
  discounts?: DiscountRule;
};
