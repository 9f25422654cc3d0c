import type { PageState, StripText } from '@comanda/contract/page.ts';
import { isProductShown } from '@comanda/domain/menu/banner-product.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { unavailableWords, visitorMoment } from '../shop/menu/unavailable-words.ts';
import { openingSummary } from '../shop/time/opening-summary.ts';
import { menuNowTexts } from '@comanda/i18n/areas/menu-now.ts';

/**
 * Updates the parts of the page that depend on the clock: unavailable products, the opening hours,
 * and banners of unavailable products. Apart from the banners, the server has drawn them already:
 * they differ only on a page that was kept.
 */
export function refreshAvailability(page: PageState, now: number): void {
  const { country, texts: wording } = page.settings;
  // Imports the texts that depend on the time alone: this script is sent before all others and
  // includes every area that it imports.
  const texts = { menu: menuNowTexts(country.locale, wording) };
  const store = page.stores.find((candidate) => candidate.id === page.storeId);
  if (store === undefined) return;
  const { state, words: openingText, strip } = openingSummary(store, now, texts);
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    element.dataset['state'] = state;
    element.textContent = openingText;
  }
  showStrip(strip);
  const index = indexMenu({ menu: page.menu, prices: page.prices, disabled: page.disabled });
  const moment = visitorMoment(store, now);
  for (const place of document.querySelectorAll<HTMLElement>('[data-banner-product]')) {
    const product = index.productById.get(Number(place.dataset['bannerProduct']));
    if (product) place.hidden = !isProductShown(product, index, moment);
  }
  const wordsOf = unavailableWords(store, index, now, texts);
  for (const card of document.querySelectorAll<HTMLElement>('[data-product], [data-popular]')) {
    const product = index.productById.get(
      Number(card.dataset['product'] ?? card.dataset['popular']),
    );
    if (product) markUnavailable(card, wordsOf(product));
  }
}

/** The line of a closed store. It is always in the page, and hidden while it has no text. */
function showStrip(text: StripText | null): void {
  const strip = document.querySelector<HTMLElement>('[data-strip]');
  const [lead, more] = strip?.querySelectorAll('[data-strip-text]') ?? [];
  if (!strip || !lead || !more) return;
  lead.textContent = text?.lead ?? '';
  more.textContent = text?.details ?? '';
  strip.hidden = text === null;
}

function markUnavailable(card: HTMLElement, text: string | null): void {
  card.toggleAttribute('data-off', text !== null);
  const reason = card.querySelector<HTMLElement>('[data-why]');
  if (!reason) return;
  reason.hidden = text === null;
  reason.textContent = text;
}
