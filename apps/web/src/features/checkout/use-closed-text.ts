import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { comingDayText } from '@comanda/i18n/format/day-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { closedStoreText } from '../../shop/time/closed-store-text.ts';
import { useStoreCheck } from '../../shop/time/use-store-check.ts';

/**
 * Returns the reason for which the store takes no order now, and whether a requested time would
 * allow it; null when it takes orders.
 */
export function useClosedText(): { text: string; canSchedule: boolean } | null {
  const { clock, texts } = useApp();
  const dispatch = useTextsOf(dispatchTexts);
  const store = useCurrentStore();
  const check = useStoreCheck();
  const method = useShownDispatchMethod();
  const now = clock.now();
  const closed = whyStoreIsClosed(store, method, now);
  if (check === 'open') return null;
  if (check === 'closed') {
    const closedText =
      closedStoreText(store, method, now, { dispatch, shop: texts }) ?? dispatch.closedNoTime;
    return {
      text: closed?.reason === 'closed' ? `${texts.menu.closedNow} ${closedText}` : closedText,
      canSchedule: false,
    };
  }
  const opensAt = closed?.opensAt ?? null;
  const text =
    opensAt === null
      ? dispatch.closedScheduleNoTime
      : dispatch.closedSchedule({
          day: comingDayText(opensAt.weekday, opensAt.today),
          time: opensAt.time,
        });
  return { text, canSchedule: true };
}
