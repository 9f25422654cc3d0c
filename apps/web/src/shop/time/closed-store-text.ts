import type { OpensAt } from '@comanda/domain/store/store-opening.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { comingDayText } from '@comanda/i18n/format/day-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/**
 * Returns the reason for which a store takes no orders now, and when it does again; null while it
 * takes orders. `now` in milliseconds. `hasCart`: the text says that the cart stays.
 * docs/rules/times.md#reason-that-closes-a-store.
 */
export function closedStoreText(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  texts: { dispatch: DispatchTexts; shop: PageTexts },
  hasCart = true,
): string | null {
  const closed = whyStoreIsClosed(store, dispatch, now);
  const { menu } = texts.shop;
  const cart = hasCart ? ` ${texts.dispatch.cartKept}` : '';
  if (closed === null) return null;
  switch (closed.reason) {
    case 'blocked':
    case 'noDispatchMethod':
      return `${menu.blocked}${cart}`;
    case 'otherMethodOnly':
      return `${dispatch === 'in_store' ? menu.noPickup : menu.noDelivery}${cart}`;
    case 'closed':
      return nextOpeningText(closed.opensAt, texts.dispatch);
    default:
      return unreachable(closed.reason);
  }
}

function nextOpeningText(opensAt: OpensAt, texts: DispatchTexts): string {
  if (opensAt === null) return texts.closedNoTime;
  const { weekday, time, today } = opensAt;
  return texts.closedText({ day: comingDayText(weekday, today), time });
}
