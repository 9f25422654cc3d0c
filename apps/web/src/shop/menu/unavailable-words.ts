import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { checkAvailability } from '@comanda/domain/menu/check-availability.ts';
import { onlyDispatch } from '@comanda/domain/store/only-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';
import { availabilityText } from './availability-text.ts';

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
  const dispatch = onlyDispatch(store);
  const moment = { now, timeZone: store.timeZone, dispatch, platform: 'web' } as const;
  return (product) => availabilityText(product, checkAvailability(product, index, moment), texts);
}
