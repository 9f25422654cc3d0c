import type { Availability } from '@comanda/domain/menu/check-availability.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { dayNames } from '@comanda/i18n/format/day.ts';
import type { Texts } from './texts.ts';

/** Why a product cannot be ordered now, for its card; null when it can. Spec §5. */
export function availabilityWords(product: Product, availability: Availability, texts: Texts): string | null {
  if (availability.kind === 'available') return null;
  const { reason, from } = availability;
  const { menu } = texts;
  switch (reason) {
    case 'notYetToday':
      return from === null ? menu.unavailable : menu.availableFromTime(from);
    case 'overForToday':
      return menu.overForToday;
    case 'outOfStock':
    case 'disabled':
      return menu.soldOut;
    case 'dispatchMethod':
      return product.dispatchMethod === 'in_store' ? menu.pickupOnly : menu.deliveryOnly;
    case 'notToday':
      return menu.availableOn(dayNames(product.availability));
    case 'notInMenu':
      return menu.notOffered;
    case 'platform':
    case 'notStarted':
    case 'ended':
      return menu.unavailable;
    default:
      return unreachable(reason);
  }
}
