import type { StripText } from '@comanda/contract/page.ts';
import type { OpensAt } from '@comanda/domain/store/store-opening.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { weekdayName } from '@comanda/i18n/format/day-text.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';

/**
 * Returns the strip at the head of the menu while the store prepares nothing at once: it takes no
 * orders, does not offer this dispatch method, or opens later. Null while it works. `now` in
 * milliseconds. docs/rules/times.md#opening-strip-of-the-menu.
 */
export function storeStripText(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  { menu }: { menu: MenuNowTexts },
): StripText | null {
  const closed = whyStoreIsClosed(store, dispatch, now);
  if (closed === null) return null;
  switch (closed.reason) {
    case 'blocked':
    case 'noDispatchMethod':
      return { lead: menu.blocked, details: '' };
    case 'otherMethodOnly':
      return { lead: dispatch === 'in_store' ? menu.noPickup : menu.noDelivery, details: '' };
    case 'closed':
      return { lead: menu.closedNow, details: nextOpeningText(closed.opensAt, menu) };
    default:
      return unreachable(closed.reason);
  }
}

function nextOpeningText(opensAt: OpensAt, menu: MenuNowTexts): string {
  if (opensAt === null) return '';
  const { weekday, time, today } = opensAt;
  return today ? menu.opensAt(time) : menu.opensOn({ day: weekdayName(weekday), time });
}
