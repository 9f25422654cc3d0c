import { checkAvailability, type Moment } from '@comanda/domain/menu/check-availability.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { momentOf as momentOfFacts } from '@comanda/domain/menu/moment-of.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { useCurrentStore, useNow, useShop, useTexts } from './app-context.tsx';
import { availabilityWords } from './availability-words.ts';
import { pointOf } from './shop-schema.ts';
import type { Shop } from './shop-store.ts';
import type { Texts } from './texts.ts';

/** The moment that products are judged at: now, or the time that the shopper wants them at. `now` in milliseconds. */
export function momentOf({ place, wanted }: Pick<Shop, 'place' | 'wanted'>, store: Store, now: number): Moment {
  const dispatch = place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store';
  const wantedAt = wanted === null ? null : Date.parse(wanted.instant);
  return momentOfFacts({ store, dispatch, place: pointOf(place.choice), now, wantedAt, platform: 'web' });
}

/** Why a product cannot be had at a moment, or null. What would be back after a time ahead is said to be missing at that time. */
export function unavailableWords(product: Product, index: MenuIndex, moment: Moment, texts: Texts): string | null {
  const availability = checkAvailability(product, index, moment);
  const isLater = moment.orderedAt !== undefined && availability.kind === 'unavailable' && availability.from !== null;
  return isLater ? texts.menu.notThen : availabilityWords(product, availability, texts);
}

/** The moment that this shopper's products are judged at; null while the page does not know the time yet. */
export function useMoment(): Moment | null {
  const now = useNow();
  const store = useCurrentStore();
  const place = useShop((shop) => shop.place);
  const wanted = useShop((shop) => shop.wanted);
  return now === null ? null : momentOf({ place, wanted }, store, now);
}

/** Why a product cannot be had when this shopper wants it; null for all while the page does not know the time yet. */
export function useUnavailableWords(index: MenuIndex): (product: Product) => string | null {
  const texts = useTexts();
  const moment = useMoment();
  if (moment === null) return () => null;
  return (product) => unavailableWords(product, index, moment, texts);
}
