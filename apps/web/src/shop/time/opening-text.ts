import { minuteMs } from '@comanda/domain/duration.ts';
import { laterHalfHour } from '@comanda/domain/slots/half-hour-places.ts';
import type { OpensAt } from '@comanda/domain/store/store-opening.ts';
import { storeOpening, whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import type { DispatchMethod, GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import { weekdayName } from '@comanda/i18n/format/day-text.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';
import { dayAndTimeAt } from './estimate-text.ts';

export type OpeningText = { state: 'open' | 'closed'; words: string };

/**
 * Returns "Abierto hasta las 23:30" or "Cerrado · abre a las 12:30". A blocked store is closed at
 * every hour. `now` in milliseconds.
 */
export function openingText(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
  texts: { menu: MenuNowTexts },
): OpeningText {
  const opening = storeOpening(store, dispatch, now);
  switch (opening.kind) {
    case 'open':
      return {
        state: 'open',
        words: opening.until === null ? texts.menu.openAlways : texts.menu.openUntil(opening.until),
      };
    case 'closed':
      return { state: 'closed', words: closedText(opening.opensAt, texts) };
  }
}

function closedText(opensAt: OpensAt, texts: { menu: MenuNowTexts }): string {
  if (opensAt === null) return texts.menu.closed;
  if (opensAt.today) return texts.menu.closedOpensAt(opensAt.time);
  return texts.menu.closedOpensOn({ day: weekdayName(opensAt.weekday), time: opensAt.time });
}

/**
 * Returns the wait, "35–45 min", to the place if it is known; null while the store is closed,
 * because nothing is prepared then. Shown as wait to wait + 10
 * (docs/rules/times.md#wait-shown-as-a-range, docs/rules/times.md#no-minutes-while-closed). `now`
 * in milliseconds.
 */
export const waitText = (
  store: Store,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
  { now, texts }: { now: number; texts: { menu: MenuNowTexts } },
): string | null =>
  whyStoreIsClosed(store, dispatch, now) === null
    ? openWaitText(store, dispatch, place, { now, texts })
    : null;

/** A full half hour makes it a time: "hoy, cerca de las 14:30". */
function openWaitText(
  store: Store,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
  { now, texts }: { now: number; texts: { menu: MenuNowTexts } },
): string {
  const wait = currentWait(store, dispatch, place);
  const later = laterHalfHour(store, dispatch, now + wait * minuteMs);
  return later === null
    ? texts.menu.wait(waitRangeText(wait))
    : texts.menu.around(dayAndTimeAt(later, now, store.timeZone));
}
