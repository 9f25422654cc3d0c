import { storeNotice } from '@comanda/domain/store/store-notice.ts';
import { storeOpening } from '@comanda/domain/store/store-open.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { comingDay } from '@comanda/i18n/format/day.ts';
import type { Texts } from './texts.ts';

/** Why nothing can be ordered from a store now and when it can again; null while it takes orders. `now` in milliseconds. Spec §4. */
export function closedWords(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  words: { dispatch: DispatchTexts; shop: Texts },
): string | null {
  const notice = storeNotice(store, dispatch, now);
  const { menu } = words.shop;
  if (notice === null) return null;
  if (notice === 'blocked') return `${menu.blocked} ${words.dispatch.cartKept}`;
  if (notice === 'thisWay') return `${dispatch === 'in_store' ? menu.noPickup : menu.noDelivery} ${words.dispatch.cartKept}`;
  const opening = storeOpening(store, dispatch, now);
  if (opening.kind === 'open' || opening.opensAt === null) return words.dispatch.closedNoTime;
  const { weekday, time, today } = opening.opensAt;
  return words.dispatch.closedText({ day: comingDay(weekday, today), time });
}
