import type { BrandTextKey } from '@comanda/domain/tenant/brand-texts.ts';
import { cartTexts } from '@comanda/i18n/areas/cart.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { menuTexts } from '@comanda/i18n/areas/menu.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { suggestionsTexts } from '@comanda/i18n/areas/suggestions.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

/** Returns the texts of the product that a brand may replace, with their placeholders. */
export function useUsualTexts(): Readonly<Record<BrandTextKey, string>> {
  const menu = useTextsOf(menuTexts);
  const cart = useTextsOf(cartTexts);
  const suggestions = useTextsOf(suggestionsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const publicMenu = useTextsOf(publicMenuTexts);
  return {
    'menu.searchHint': menu.searchHint,
    'menu.searchEmpty': menu.searchEmpty('{text}'),
    'menu.instructions': menu.instructions,
    'cart.title': cart.title,
    'cart.empty': cart.empty,
    'cart.emptyTry': cart.emptyTry('{name}'),
    'suggestions.title': suggestions.title,
    'suggestions.lead': suggestions.lead,
    'checkout.title': checkout.title,
    'payments.successTitle': payments.successTitle,
    'payments.successText': payments.successText,
    'orders.emptyText': orders.emptyText,
    'publicMenu.title': publicMenu.title,
    'publicMenu.lead': publicMenu.lead,
  };
}
