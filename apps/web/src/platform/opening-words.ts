import { isBlocked } from '@comanda/domain/store/offers-dispatch.ts';
import { storeOpening } from '@comanda/domain/store/store-open.ts';
import type { DispatchMethod, Point, Store } from '@comanda/domain/store/store.ts';
import { toldWait } from '@comanda/domain/store/wait-time.ts';
import { waitRange } from '@comanda/i18n/format/clock.ts';
import { weekdayName } from '@comanda/i18n/format/day.ts';
import type { Texts } from './texts.ts';

export type OpeningWords = { state: 'open' | 'closed'; words: string };

/** "Abierto hasta las 23:30", "Cerrado · abre a las 12:30"; a blocked store is closed, whatever its hours. `now` in milliseconds. */
export function openingWords(store: Store, dispatch: DispatchMethod, now: number, texts: Pick<Texts, 'menu'>): OpeningWords {
  if (isBlocked(store)) return { state: 'closed', words: texts.menu.closed };
  const opening = storeOpening(store, dispatch, now);
  switch (opening.kind) {
    case 'open':
      return { state: 'open', words: opening.until === null ? texts.menu.openAlways : texts.menu.openUntil(opening.until) };
    case 'closed':
      return { state: 'closed', words: closedWords(opening.opensAt, texts) };
  }
}

type OpensAt = Extract<ReturnType<typeof storeOpening>, { kind: 'closed' }>['opensAt'];

function closedWords(opensAt: OpensAt, texts: Pick<Texts, 'menu'>): string {
  if (opensAt === null) return texts.menu.closed;
  if (opensAt.today) return texts.menu.closedOpensAt(opensAt.time);
  return texts.menu.closedOpensOn({ day: weekdayName(opensAt.weekday), time: opensAt.time });
}

/** "35–45 min", to a place where it is known: waits are shown as wait to wait + 10 (decisions §7). */
export const waitOf = (store: Store, dispatch: DispatchMethod, place: Point | null, texts: Texts): string =>
  texts.menu.wait(waitRange(toldWait(store, dispatch, place)));
