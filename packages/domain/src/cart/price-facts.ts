import type { DiscountRequest } from '../discount/cart-discounts.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { GeoPoint, Store } from '../store/store.ts';
import type { Settings } from '../tenant/settings.ts';

/**
 * `place`: the delivery address's point, null while unknown. `now` and `requestedTime` of a future
 * order in milliseconds.
 */
export type PriceFacts = DiscountRequest & {
  index: MenuIndex;
  store: Store;
  settings: Pick<Settings, 'serviceFee' | 'offers'>;
  place: GeoPoint | null;
  now: number;
  requestedTime?: number | null;
  platform: string;
};
