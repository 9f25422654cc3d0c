import type { PageState } from '@comanda/contract/page.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { toldWait } from '@comanda/domain/store/wait-time.ts';
import { waitRange } from '@comanda/i18n/format/clock.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { nearestCovering } from './coverage.ts';
import { isLocated } from './locate-place.ts';
import type { Suggestion } from './use-places.ts';

/** "Ñuñoa · llega en 35–45 min · $1.990" of the nearest store that delivers there, or that nobody does; of what is not located yet only the city. */
export function placeHint(place: Suggestion, { stores, settings }: Pick<PageState, 'stores' | 'settings'>, words: DispatchTexts): string {
  if (place.precision !== 'address' || !isLocated(place)) return place.city;
  const found = nearestCovering(stores, place);
  if (found === null) return words.addressOutside(place.city);
  const { store, zone } = found;
  const wait = toldWait(store, 'store_delivery', place);
  return words.addressArrives({
    area: place.city,
    minutes: waitRange(wait),
    fee: formatMoney(zone.fee, settings.country),
  });
}
