import { checkAvailability, type Moment } from '@comanda/domain/menu/check-availability.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { useCurrentStore, useNow, useShop, useTexts } from './app-context.tsx';
import { availabilityWords } from './availability-words.ts';
import type { Shop } from './shop-store.ts';
import type { Texts } from './texts.ts';

/** The moment that products are judged at: now, or the time that the shopper wants them at. `now` in milliseconds. */
export function momentOf({ place, wanted }: Pick<Shop, 'place' | 'wanted'>, { timeZone }: Pick<Store, 'timeZone'>, now: number): Moment {
  const dispatch = place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store';
  const common = { timeZone, dispatch, platform: 'web' } as const;
  return wanted === null ? { ...common, now } : { ...common, now: Date.parse(wanted.instant), orderedAt: now };
}

/** Why a product cannot be had at a moment, or null. What would be back after a time ahead is said to be missing at that time. */
export function unavailableWords(product: Product, index: MenuIndex, moment: Moment, texts: Texts): string | null {
  const availability = checkAvailability(product, index, moment);
  const isLater = moment.orderedAt !== undefined && availability.kind === 'unavailable' && availability.from !== null;
  return isLater ? texts.menu.notThen : availabilityWords(product, availability, texts);
}

/** Why a product cannot be had when this shopper wants it; null for all while the page does not know the time yet. */
export function useUnavailableWords(index: MenuIndex): (product: Product) => string | null {
  const texts = useTexts();
  const now = useNow();
  const store = useCurrentStore();
  const place = useShop((shop) => shop.place);
  const wanted = useShop((shop) => shop.wanted);
  if (now === null) return () => null;
  const moment = momentOf({ place, wanted }, store, now);
  return (product) => unavailableWords(product, index, moment, texts);
}
