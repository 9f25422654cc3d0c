import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { orderingState, storeOpening } from '@comanda/domain/store/store-open.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { weekdayName } from '@comanda/i18n/format/day.ts';
import type { Texts } from './texts.ts';

/**
 * What is said at the head of the menu while nothing is made at once: the store is blocked, does not hand over this way, or is closed and
 * opens at a time that is still ahead. Null while it works. `now` in milliseconds. Spec §4 Store open check, §8 store notices.
 */
export function stripWords(store: Store, dispatch: DispatchMethod, now: number, { menu }: Pick<Texts, 'menu'>): string | null {
  const { kind } = orderingState(store, dispatch, now);
  if (kind === 'open') return null;
  if (kind === 'blocked') return menu.blocked;
  const isOn = dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen;
  if (!isOn || !offersDispatch(store, dispatch)) return dispatch === 'in_store' ? menu.noPickup : menu.noDelivery;
  const opening = storeOpening(store, dispatch, now);
  if (opening.kind === 'open' || opening.opensAt === null) return menu.closedNow;
  const { weekday, time, today } = opening.opensAt;
  return `${menu.closedNow} ${today ? menu.opensAt(time) : menu.opensOn({ day: weekdayName(weekday), time })}`;
}
