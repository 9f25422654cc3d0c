import type { Availability } from '@comanda/domain/menu/check-availability.ts';
import type { NextSaleTime } from '@comanda/domain/menu/next-sale-time.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { futureDayText } from '@comanda/i18n/format/day-text.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';

type Unavailability = Extract<Availability, { kind: 'unavailable' }>;

/**
 * Returns the reason on the card of a product that cannot be ordered now; null when it can.
 * docs/rules/menu.md#when-a-product-is-back.
 */
export function availabilityText(
  product: Pick<Product, 'dispatchMethod'>,
  availability: Availability,
  texts: { menu: MenuNowTexts },
): string | null {
  if (availability.kind === 'available') return null;
  const { reason, from } = availability;
  const { menu } = texts;
  switch (reason) {
    case 'notYetToday':
    case 'notToday':
    case 'overForToday':
    case 'needsTime':
      return from === null ? unavailableText(reason, menu) : availableFromText(from, menu);
    case 'disabled':
      return from === null ? menu.soldOut : availableAgainText(from, menu);
    case 'outOfStock':
      return from === null
        ? menu.soldOut
        : `${menu.soldOut} · ${availableAgainText(from, menu).toLowerCase()}`;
    case 'dispatchMethod':
      return product.dispatchMethod === 'in_store' ? menu.pickupOnly : menu.deliveryOnly;
    case 'notStarted':
      return from === null ? menu.unavailable : menu.availableSince(futureDayText(from));
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
export const availableAgainText = (from: NextSaleTime, menu: MenuNowTexts): string =>
  from.inDays === 0 && from.time !== null
    ? menu.backAt(from.time)
    : menu.backDay(futureDayText(from));

function availableFromText(from: NextSaleTime, menu: MenuNowTexts): string {
  if (from.time === null) return menu.availableDay(futureDayText(from));
  return from.inDays === 0
    ? menu.availableFromTime(from.time)
    : menu.availableFrom({ day: futureDayText(from), time: from.time });
}

const unavailableText = (reason: Unavailability['reason'], menu: MenuNowTexts): string =>
  reason === 'overForToday' ? menu.overForToday : menu.unavailable;
