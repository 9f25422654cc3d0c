import { storeNotice } from '@comanda/domain/store/store-notice.ts';
import { storeOpening } from '@comanda/domain/store/store-open.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { comingDayText } from '@comanda/i18n/format/day-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/**
 * Returns the reason for which a store takes no orders now, and when it does again; null while it takes orders. `now` in milliseconds.
 * docs/rules/times.md#reason-that-closes-a-store.
 */
export function closedStoreText(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  texts: { dispatch: DispatchTexts; shop: PageTexts },
): string | null {
  const notice = storeNotice(store, dispatch, now);
  const { menu } = texts.shop;
  if (notice === null) return null;
  if (notice === 'blocked') return `${menu.blocked} ${texts.dispatch.cartKept}`;
  if (notice === 'thisWay')
    return `${dispatch === 'in_store' ? menu.noPickup : menu.noDelivery} ${texts.dispatch.cartKept}`;
  const opening = storeOpening(store, dispatch, now);
  if (opening.kind === 'open' || opening.opensAt === null) return texts.dispatch.closedNoTime;
  const { weekday, time, today } = opening.opensAt;
  return texts.dispatch.closedText({ day: comingDayText(weekday, today), time });
}
