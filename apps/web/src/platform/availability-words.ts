import type { Availability } from '@comanda/domain/menu/check-availability.ts';
import type { Comeback } from '@comanda/domain/menu/comeback.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { aheadDay } from '@comanda/i18n/format/day.ts';
import type { Texts } from './texts.ts';

type Menu = Texts['menu'];
export type Unavailable = Extract<Availability, { kind: 'unavailable' }>;

/** Why a product cannot be ordered now, for its card; null when it can. Spec §5. */
export function availabilityWords(
  product: Pick<Product, 'dispatchMethod'>,
  availability: Availability,
  texts: Pick<Texts, 'menu'>,
): string | null {
  if (availability.kind === 'available') return null;
  const { reason, from } = availability;
  const { menu } = texts;
  switch (reason) {
    case 'notYetToday':
    case 'notToday':
    case 'overForToday':
    case 'needsTime':
      return from === null ? nothingAhead(reason, menu) : availableWords(from, menu);
    case 'disabled':
      return from === null ? menu.soldOut : backWords(from, menu);
    case 'outOfStock':
      return from === null ? menu.soldOut : `${menu.soldOut} · ${backWords(from, menu).toLowerCase()}`;
    case 'dispatchMethod':
      return product.dispatchMethod === 'in_store' ? menu.pickupOnly : menu.deliveryOnly;
    case 'notStarted':
      return from === null ? menu.unavailable : menu.availableSince(aheadDay(from));
    case 'notInMenu':
      return menu.notOffered;
    case 'platform':
      return menu.notSoldOnline;
    case 'ended':
      return menu.seasonOver;
    default:
      return unreachable(reason);
  }
}

/** "Vuelve a las 19:00", "Vuelve mañana", "Vuelve el lunes". */
export const backWords = (from: Comeback, menu: Menu): string =>
  from.inDays === 0 && from.time !== null ? menu.backAt(from.time) : menu.backDay(aheadDay(from));

function availableWords(from: Comeback, menu: Menu): string {
  if (from.time === null) return menu.availableDay(aheadDay(from));
  return from.inDays === 0 ? menu.availableFromTime(from.time) : menu.availableFrom({ day: aheadDay(from), time: from.time });
}

const nothingAhead = (reason: Unavailable['reason'], menu: Menu): string =>
  reason === 'overForToday' ? menu.overForToday : menu.unavailable;
