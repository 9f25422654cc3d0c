import type { ProductId } from '../ids.ts';
import { isOneTap } from '../menu/is-one-tap.ts';
import { checkAvailability, type SaleMoment } from '../menu/check-availability.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Product } from '../menu/menu.ts';
import type { SuggestionRule } from '../menu/suggestions.ts';
import type { Cart } from './cart.ts';

export const maxSuggestions = 6;

/**
 * Returns up to six products that go with a cart and can be added with one tap. Left out are
 * products in the cart, unavailable ones, those with a required group, and those that need an age
 * check. Rules of a product come before those of its category, lines in their order.
 * docs/rules/cart.md#suggested-products.
 */
export function suggestProducts(
  cart: Cart,
  rules: readonly SuggestionRule[],
  index: MenuIndex,
  moment: SaleMoment,
): readonly Product[] {
  const inCart = new Set<ProductId>(cart.lines.map((line) => line.productId));
  const candidates = new Set(rulesOf(cart, rules, index).flatMap((rule) => rule.productIds));
  return [...candidates]
    .filter((id) => !inCart.has(id))
    .map((id) => index.productById.get(id))
    .filter((product) => product !== undefined)
    .filter(
      (product) =>
        isOneTap(product, index) && checkAvailability(product, index, moment).kind === 'available',
    )
    .slice(0, maxSuggestions);
}

function rulesOf(
  cart: Cart,
  rules: readonly SuggestionRule[],
  index: MenuIndex,
): readonly SuggestionRule[] {
  const products = cart.lines
    .map((line) => index.productById.get(line.productId))
    .filter((product) => product !== undefined);
  const named = (type: SuggestionRule['forType'], id: number) =>
    rules.filter((rule) => rule.forType === type && rule.forId === id);
  return [
    ...products.flatMap((product) => named('Product', product.id)),
    ...products.flatMap((product) => named('Category', product.categoryId)),
  ];
}
