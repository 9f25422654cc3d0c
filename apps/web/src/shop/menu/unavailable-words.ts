import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { checkAvailability, type SaleMoment } from '@comanda/domain/menu/check-availability.ts';
import { onlyDispatch } from '@comanda/domain/store/only-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';
import { availabilityText } from './availability-text.ts';

/** Returns the moment `now` (milliseconds) as it is for a visitor without a place. */
export const visitorMoment = (store: Store, now: number): SaleMoment => ({
  now,
  timeZone: store.timeZone,
  dispatch: onlyDispatch(store),
  platform: 'web',
});

/**
 * Returns a function that says why a visitor without a place cannot order a product of `store` at
 * `now` (milliseconds), or null. The server writes it into the HTML, and the first script again in
 * the browser.
 */
export function unavailableWords(
  store: Store,
  index: MenuIndex,
  now: number,
  texts: { menu: MenuNowTexts },
): (product: Product) => string | null {
  const moment = visitorMoment(store, now);
  return (product) => availabilityText(product, checkAvailability(product, index, moment), texts);
}
