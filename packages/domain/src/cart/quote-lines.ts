import { type Minor, sumOf } from '../money/money.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Cart } from './cart.ts';
import { priceLine } from './price-line.ts';
import type { QuoteLine } from './quote.ts';

/**
 * Returns each line with its price. Lines that the menu does not have are left out (check-cart
 * lists them).
 */
export const quoteLines = (cart: Cart, index: MenuIndex): readonly QuoteLine[] =>
  cart.lines.flatMap((line) => {
    const price = priceLine(line, index);
    return price.ok ? [{ hash: line.hash, ...price.value }] : [];
  });

/** Returns the price of priced lines together, before discounts. */
export const foodOf = (lines: readonly Pick<QuoteLine, 'total'>[]): Minor =>
  sumOf(lines, ({ total }) => total);

/** Returns the price of the food, which the cart bar shows without waiting for the server. */
export const subtotalOf = (cart: Cart, index: MenuIndex): Minor => foodOf(quoteLines(cart, index));
