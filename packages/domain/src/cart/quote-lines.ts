import { add, type Minor } from '../money/money.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Cart } from './cart.ts';
import { priceLine } from './price-line.ts';
import type { QuoteLine } from './quote.ts';

/** Each line with its price; a line that the menu no longer knows is left out (check-cart names it). */
export const quoteLines = (cart: Cart, index: MenuIndex): readonly QuoteLine[] =>
  cart.lines.flatMap((line) => {
    const price = priceLine(line, index);
    return price.ok ? [{ hash: line.hash, ...price.value }] : [];
  });

/** The food's price: what the cart bar shows at once. */
export const subtotalOf = (cart: Cart, index: MenuIndex): Minor =>
  add(...quoteLines(cart, index).map((line) => line.total));
