import { add, type Minor } from '../money/money.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Cart } from './cart.ts';
import { priceLine } from './price-line.ts';
import type { QuoteLine } from './quote.ts';

/** Returns each line with its price. Lines that the menu does not have are left out (check-cart lists them). */
export const quoteLines = (cart: Cart, index: MenuIndex): readonly QuoteLine[] =>
  cart.lines.flatMap((line) => {
    const price = priceLine(line, index);
    return price.ok ? [{ hash: line.hash, ...price.value }] : [];
  });

/** Returns the price of the food, which the cart bar shows without waiting for the server. */
export const subtotalOf = (cart: Cart, index: MenuIndex): Minor =>
  add(...quoteLines(cart, index).map((line) => line.total));
