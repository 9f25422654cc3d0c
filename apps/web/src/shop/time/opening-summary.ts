import type { ShownOpening } from '@comanda/contract/page.ts';
import { defaultDispatch } from '@comanda/domain/store/default-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { openingText } from './opening-text.ts';
import { storeStripText } from './store-strip-text.ts';
import type { MenuNowTexts } from '@comanda/i18n/es/menu-now.ts';

/**
 * Returns a store's hours at `now` (milliseconds) for a shopper without a place. The server writes
 * it into the HTML, and the first script again in the browser.
 */
export function openingSummary(
  store: Store,
  now: number,
  texts: { menu: MenuNowTexts },
): ShownOpening {
  const dispatch = defaultDispatch(store, now);
  return {
    dispatch,
    ...openingText(store, dispatch, now, texts),
    strip: storeStripText(store, dispatch, now, texts),
  };
}
