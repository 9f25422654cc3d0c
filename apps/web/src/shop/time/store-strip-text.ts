import type { StripText } from '@comanda/contract/page.ts';
import { storeNotice } from '@comanda/domain/store/store-notice.ts';
import { storeOpening } from '@comanda/domain/store/store-open.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { weekdayName } from '@comanda/i18n/format/day-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/**
 * Returns the strip at the head of the menu while the store prepares nothing at once: it takes no orders, does not offer this dispatch
 * method, or opens later. Null while it works. `now` in milliseconds. docs/rules/times.md#opening-strip-of-the-menu.
 */
export function storeStripText(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  { menu }: Pick<PageTexts, 'menu'>,
): StripText | null {
  const notice = storeNotice(store, dispatch, now);
  if (notice === null) return null;
  if (notice === 'blocked') return { lead: menu.blocked, more: '' };
  if (notice === 'thisWay')
    return { lead: dispatch === 'in_store' ? menu.noPickup : menu.noDelivery, more: '' };
  const opening = storeOpening(store, dispatch, now);
  if (opening.kind === 'open' || opening.opensAt === null)
    return { lead: menu.closedNow, more: '' };
  const { weekday, time, today } = opening.opensAt;
  return {
    lead: menu.closedNow,
    more: today ? menu.opensAt(time) : menu.opensOn({ day: weekdayName(weekday), time }),
  };
}
