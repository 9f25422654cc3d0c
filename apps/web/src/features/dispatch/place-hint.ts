import type { PageState } from '@comanda/contract/page.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { distanceMetres, zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import type { Place } from './use-places.ts';

/** "Ñuñoa · llega en 35–45 min · $1.990" of the nearest store that delivers there, or that nobody does. */
export function placeHint(place: Place, { stores, settings }: PageState, words: DispatchTexts): string {
  if (place.precision !== 'address') return place.city;
  const covering = stores
    .map((store) => ({ zone: zoneAt(store, place), distance: distanceMetres(store, place) }))
    .filter(({ zone }) => zone !== null)
    .toSorted((a, b) => a.distance - b.distance);
  const zone = covering[0]?.zone ?? null;
  if (zone === null) return words.addressOutside(place.city);
  return words.addressArrives({
    area: place.city,
    minutes: `${zone.waitTime}–${zone.waitTime + 10}`,
    fee: formatMoney(zone.fee, settings.country),
  });
}
