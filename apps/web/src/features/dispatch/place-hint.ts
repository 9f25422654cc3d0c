import type { PageState } from '@comanda/contract/page.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { nearestCovering } from './coverage.ts';
import { isLocated } from './locate-place.ts';
import type { Suggestion } from './use-places.ts';

/** "Ñuñoa · llega en 35–45 min · $1.990" of the nearest store that delivers there, or that nobody does; of what is not located yet only the city. */
export function placeHint(place: Suggestion, { stores, settings }: PageState, words: DispatchTexts): string {
  if (place.precision !== 'address' || !isLocated(place)) return place.city;
  const zone = nearestCovering(stores, place)?.zone ?? null;
  if (zone === null) return words.addressOutside(place.city);
  return words.addressArrives({
    area: place.city,
    minutes: `${zone.waitTime}–${zone.waitTime + 10}`,
    fee: formatMoney(zone.fee, settings.country),
  });
}
