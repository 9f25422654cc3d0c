import type { PriceFacts } from '@comanda/domain/cart/price-facts.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { AppContext } from '../app-context.ts';
import { storeOfPage } from '../place/store-of-page.ts';
import { deliveryAddressOf } from '../shop-schema.ts';

/**
 * Returns the facts with which the browser prices a cart now, as the shopper chose place and time.
 * It knows no coupon and no points.
 */
export function localPriceFacts({ page, menuStore, shop, clock }: AppContext): PriceFacts {
  const { place, requestedTime } = shop.getState();
  return {
    index: menuStore.getState().index,
    store: storeOfPage(page, place.storeId),
    settings: page.settings,
    place: deliveryAddressOf(place.choice),
    now: clock.now(),
    requestedTime: requestedTime === null ? null : instantOf(requestedTime.instant),
    platform: 'web',
  };
}
