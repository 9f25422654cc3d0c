import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { cartTexts } from '@comanda/i18n/areas/cart.ts';
import { commonTexts } from '@comanda/i18n/areas/common.ts';
import { menuTexts } from '@comanda/i18n/areas/menu.ts';
import type { CartTexts } from '@comanda/i18n/es/cart.ts';
import type { CommonTexts } from '@comanda/i18n/es/common.ts';
import type { MenuTexts } from '@comanda/i18n/es/menu.ts';
import type { Area } from '@comanda/i18n/translate.ts';

/** The texts that every page carries; a screen with texts of its own asks for its area with `useArea`. */
export type Texts = { common: CommonTexts; menu: MenuTexts; cart: CartTexts };

/** Whose words: the country's, and what the brand says its own way. */
export type Speaker = Pick<Settings, 'texts'> & { country: Pick<Settings['country'], 'locale'> };

export const areaOf = <T>(area: Area<T>, { country, texts }: Speaker): T => area(country.locale, texts);

export const textsOf = (speaker: Speaker): Texts => ({
  common: areaOf(commonTexts, speaker),
  menu: areaOf(menuTexts, speaker),
  cart: areaOf(cartTexts, speaker),
});
