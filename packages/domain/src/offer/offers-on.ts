import { endMinuteOf, minuteOf, zonedTime } from '../hours/zoned-time.ts';
import type { Store } from '../store/store.ts';
import type { Offer } from './offer.ts';

/** A store, and the time that an order is for, in milliseconds. */
export type OfferMoment = { store: Pick<Store, 'id' | 'timeZone'>; at: number };

/**
 * Returns the offers that are on at a store at the time that the order is for. Hours are in the
 * store's zone: `from` is included, `to` is excluded, and 23:59 is the end of the day.
 * docs/rules/combos.md#hours-and-stores-of-a-combo.
 */
export function offersOn(offers: readonly Offer[], { store, at }: OfferMoment): readonly Offer[] {
  const here = offers.filter(
    ({ storeIds }) => storeIds.length === 0 || storeIds.includes(store.id),
  );
  if (here.every(({ hours }) => hours.length === 0)) return here;
  const { weekday, minute } = zonedTime(at, store.timeZone);
  return here.filter(
    ({ hours }) =>
      hours.length === 0 ||
      hours.some(
        ({ days, from, to }) =>
          days.includes(weekday) && minute >= minuteOf(from) && minute < endMinuteOf(to),
      ),
  );
}
