import type { PageMoment, SellingStore } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { pageTexts } from '../platform/texts.ts';
import { unavailableWords } from '../shop/menu/unavailable-words.ts';
import { openingSummary } from '../shop/time/opening-summary.ts';

/** Returns what the pages of a store show of `now` (milliseconds) to a visitor without a place. */
export function pageMoment({ store, settings, ...sold }: SellingStore, now: number): PageMoment {
  const texts = pageTexts(settings);
  const wordsOf = unavailableWords(store, indexMenu(sold), now, texts);
  return {
    opening: openingSummary(store, now, texts),
    unavailable: Object.fromEntries(
      sold.menu.products.flatMap((product) => {
        const words = wordsOf(product);
        return words === null ? [] : [[product.id, words]];
      }),
    ),
  };
}
