import type { PageState } from '@comanda/contract/page.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { nearestCoveringZone } from '../../shop/place/coverage.ts';
import { isLocated } from './locate-place.ts';
import type { PlaceSuggestion } from './use-place-search.ts';

/**
 * Returns "Ñuñoa · llega en 35–45 min · $1.990" for the nearest store that delivers there, or that none does. For a place without
 * coordinates returns only the city.
 */
export function placeHint(
  place: PlaceSuggestion,
  { stores, settings }: Pick<PageState, 'stores' | 'settings'>,
  words: DispatchTexts,
): string {
  if (place.precision !== 'address' || !isLocated(place)) return place.city;
  const nearest = nearestCoveringZone(stores, place);
  if (nearest === null) return words.addressOutside(place.city);
  const { store, zone } = nearest;
  const wait = currentWait(store, 'store_delivery', place);
  return words.addressArrives({
    area: place.city,
    minutes: waitRangeText(wait),
    fee: formatMoney(zone.fee, settings.country),
  });
}
