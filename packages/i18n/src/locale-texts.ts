import type { CardTexts } from './es/cards.ts';
import type { CartTexts } from './es/cart.ts';
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
  cart: CartTexts;
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

/** The words of a country and its texts that differ from the base, by area. */
export type LocaleTexts = Overlays & { readonly words: Partial<Vocabulary> };
