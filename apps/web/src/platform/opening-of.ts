import type { Opening } from '@comanda/contract/page.ts';
import { shownDispatch } from '@comanda/domain/store/shown-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { openingWords } from './opening-words.ts';
import { stripWords } from './strip-words.ts';
import type { Texts } from './texts.ts';

/** What a stranger is told of a store's hours at `now` (milliseconds): in the page's HTML, and again by its first script. */
export function openingOf(store: Store, now: number, texts: Pick<Texts, 'menu'>): Opening {
  const dispatch = shownDispatch(store, now);
  return { dispatch, ...openingWords(store, dispatch, now, texts), strip: stripWords(store, dispatch, now, texts) };
}
