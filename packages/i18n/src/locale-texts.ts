import type { CardTexts } from './es/cards.ts';
import type { CheckoutTexts } from './es/checkout.ts';
import type { DispatchTexts } from './es/dispatch.ts';
import type { FieldTexts } from './es/fields.ts';
import type { MenuTexts } from './es/menu.ts';
import type { OrderTexts } from './es/orders.ts';
import type { PaymentTexts } from './es/payments.ts';
import type { ProfileTexts } from './es/profile.ts';
import type { PublicMenuTexts } from './es/public-menu.ts';
import type { Vocabulary } from './es/words.ts';
import type { Overlay } from './merge.ts';

/** Areas in which a locale may have texts of its own. */
type AreaTexts = {
  cards: CardTexts;
  checkout: CheckoutTexts;
  dispatch: DispatchTexts;
  fields: FieldTexts;
  menu: MenuTexts;
  orders: OrderTexts;
  payments: PaymentTexts;
  profile: ProfileTexts;
  publicMenu: PublicMenuTexts;
};
export type Overlays = { readonly [Area in keyof AreaTexts]?: Overlay<AreaTexts[Area]> };

/**
 * The words of a country and its texts that differ from the base, by area. They are plain strings,
 * because the page carries them as JSON: a sentence with parameters takes a word of the country.
 */
export type LocaleTexts = Overlays & { readonly words: Partial<Vocabulary> };

/** Id of the JSON block of a page that has the texts of the brand's locale. */
export const localeTextsId = 'locale-texts';
