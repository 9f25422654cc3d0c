import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { cartTexts } from '@comanda/i18n/areas/cart.ts';
import { commonTexts } from '@comanda/i18n/areas/common.ts';
import { menuTexts } from '@comanda/i18n/areas/menu.ts';
import type { CartTexts } from '@comanda/i18n/es/cart.ts';
import type { CommonTexts } from '@comanda/i18n/es/common.ts';
import type { MenuTexts } from '@comanda/i18n/es/menu.ts';
import type { TextsForLocale } from '@comanda/i18n/define-texts.ts';

/**
 * The texts that every page carries. A screen with texts of its own reads its area with
 * `useTextsOf`.
 */
export type PageTexts = { common: CommonTexts; menu: MenuTexts; cart: CartTexts };

/** The settings that choose the texts: the country's locale, and the brand's own texts. */
export type TextSettings = Pick<Settings, 'texts'> & {
  country: Pick<Settings['country'], 'locale'>;
};

export const textsOfArea = <T>(area: TextsForLocale<T>, { country, texts }: TextSettings): T =>
  area(country.locale, texts);

export const pageTexts = (settings: TextSettings): PageTexts => ({
  common: textsOfArea(commonTexts, settings),
  menu: textsOfArea(menuTexts, settings),
  cart: textsOfArea(cartTexts, settings),
});
