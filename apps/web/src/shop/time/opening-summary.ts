import type { ShownOpening } from '@comanda/contract/page.ts';
import { defaultDispatch } from '@comanda/domain/store/default-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { openingText } from './opening-text.ts';
import { storeStripText } from './store-strip-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/** What a stranger is told of a store's hours at `now` (milliseconds): in the page's HTML, and again by its first script. */
export function openingSummary(
  store: Store,
  now: number,
  texts: Pick<PageTexts, 'menu'>,
): ShownOpening {
  const dispatch = defaultDispatch(store, now);
  return {
    dispatch,
    ...openingText(store, dispatch, now, texts),
    strip: storeStripText(store, dispatch, now, texts),
  };
}
