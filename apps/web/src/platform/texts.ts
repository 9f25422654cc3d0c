import type { Locale } from '@comanda/domain/country/countries.ts';
import { cart, type CartTexts } from '@comanda/i18n/es/cart.ts';
import { common, type CommonTexts } from '@comanda/i18n/es/common.ts';
import { menu, type MenuTexts } from '@comanda/i18n/es/menu.ts';
import { area } from '@comanda/i18n/translate.ts';

/** The texts that every page carries; a screen with texts of its own asks for its area with `useArea`. */
export type Texts = { common: CommonTexts; menu: MenuTexts; cart: CartTexts };

const areas = { common: area(common), menu: area(menu), cart: area(cart) };

export const textsOf = (locale: Locale): Texts => ({ common: areas.common(locale), menu: areas.menu(locale), cart: areas.cart(locale) });
