import { checkAvailability, type SaleMoment } from '@comanda/domain/menu/check-availability.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { saleMoment } from '@comanda/domain/menu/sale-moment.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { onlyDispatch } from '@comanda/domain/store/only-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useNow } from '../time/use-now.ts';
import { useShop } from '../use-shop.ts';
import { useTexts } from '../use-texts.ts';
import { availabilityText } from './availability-text.ts';
import { deliveryAddressOf, dispatchMethodOf } from '../shop-schema.ts';
import type { ShopState } from '../shop-store.ts';
import type { PageTexts } from '../../platform/texts.ts';

/**
 * Returns the moment at which products are checked: the requested time, else `now` (milliseconds).
 */
export function momentOf(
  { place, requestedTime }: Pick<ShopState, 'place' | 'requestedTime'>,
  store: Store,
  now: number,
): SaleMoment {
  const dispatch =
    place.choice.kind === 'undecided' ? onlyDispatch(store) : dispatchMethodOf(place.choice);
  const requestedAt = requestedTime === null ? null : instantOf(requestedTime.instant);
  return saleMoment({
    store,
    dispatch,
    place: deliveryAddressOf(place.choice),
    now,
    requestedTime: requestedAt,
    platform: 'web',
  });
}

/**
 * Returns the reason for which a product is unavailable at a moment, or null. For a requested time
 * the text names that time, not the time of return.
 */
export function unavailableProductText(
  product: Product,
  index: MenuIndex,
  moment: SaleMoment,
  texts: PageTexts,
): string | null {
  const availability = checkAvailability(product, index, moment);
  const isLater =
    moment.orderedAt !== undefined &&
    availability.kind === 'unavailable' &&
    availability.from !== null;
  return isLater ? texts.menu.notThen : availabilityText(product, availability, texts);
}

/**
 * Returns the moment at which this shopper's products are checked; null until the page knows the
 * time.
 */
export function useMoment(): SaleMoment | null {
  const now = useNow();
  const store = useCurrentStore();
  const place = useShop((shop) => shop.place);
  const requestedTime = useShop((shop) => shop.requestedTime);
  return now === null ? null : momentOf({ place, requestedTime }, store, now);
}

/**
 * Returns a function that explains why a product is unavailable to this shopper, or null. Until the
 * page knows the time it says what the server knew for a visitor without a place.
 */
export function useUnavailableProductText(index: MenuIndex): (product: Product) => string | null {
  const { page } = useApp();
  const texts = useTexts();
  const moment = useMoment();
  if (moment === null) return ({ id }) => page.moment.unavailable[id] ?? null;
  return (product) => unavailableProductText(product, index, moment, texts);
}
