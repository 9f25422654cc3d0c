import type { PageState } from '@comanda/contract/page.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import type { OrderTime } from '@comanda/domain/store/takes-order-at.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import type { PageTexts } from '../../platform/texts.ts';
import { openingText } from '../../shop/time/opening-text.ts';
import { isLocated } from './locate-place.ts';
import type { PlaceSuggestion } from './use-place-search.ts';

/** `time`: for when the shopper orders. */
type HintFacts = Pick<PageState, 'stores' | 'settings'> & { time: OrderTime };

/**
 * Returns "Ñuñoa · llega en 35–45 min · $1.990" for the store that would deliver there, or that
 * none does. A closed store shows its next opening instead of minutes, an order for later neither.
 * For a place without coordinates returns only the city.
 */
export function placeHint(
  place: PlaceSuggestion,
  { stores, settings, time }: HintFacts,
  texts: { dispatch: DispatchTexts; shop: Pick<PageTexts, 'menu'> },
): string {
  if (place.precision !== 'address' || !isLocated(place)) return place.city;
  const [first] = rankDeliveryStores(stores, place, time);
  if (first === undefined) return texts.dispatch.addressOutside(place.city);
  const { store, zone } = first;
  const fee = formatMoney(zone.fee, settings.country);
  if (time.requestedTime !== null) return `${place.city} · ${fee}`;
  if (whyStoreIsClosed(store, 'store_delivery', time.now) !== null) {
    const opening = openingText(store, 'store_delivery', time.now, texts.shop).words;
    return `${place.city} · ${opening} · ${fee}`;
  }
  const minutes = waitRangeText(currentWait(store, 'store_delivery', place));
  return texts.dispatch.addressArrives({ area: place.city, minutes, fee });
}
