import { storeNotice } from '@comanda/domain/store/store-notice.ts';
import { storeOpening } from '@comanda/domain/store/store-open.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { comingDay } from '@comanda/i18n/format/day.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { closedWords } from '../../platform/closed-words.ts';
import { useStoreCheck } from '../../platform/use-store-check.ts';

/** Why the chosen store takes no order as it stands, and whether a time would let it through; null when it takes it. */
export function useClosedWords(): { words: string; mayBeLater: boolean } | null {
  const { clock, texts } = useApp();
  const dispatch = useArea(dispatchTexts);
  const store = useCurrentStore();
  const check = useStoreCheck();
  const method = useShop((shop) => (shop.place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  const now = clock.now();
  if (check === 'open') return null;
  if (check === 'closed') {
    const words = closedWords(store, method, now, { dispatch, shop: texts }) ?? dispatch.closedNoTime;
    return { words: storeNotice(store, method, now) === 'closed' ? `${texts.menu.closedNow} ${words}` : words, mayBeLater: false };
  }
  const opening = storeOpening(store, method, now);
  const opensAt = opening.kind === 'closed' ? opening.opensAt : null;
  const words =
    opensAt === null
      ? dispatch.closedScheduleNoTime
      : dispatch.closedSchedule({ day: comingDay(opensAt.weekday, opensAt.today), time: opensAt.time });
  return { words, mayBeLater: true };
}
