import type { Cart, CartLine } from '../cart/cart.ts';
import { addLine } from '../cart/edit-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { PriceFacts } from '../cart/price-facts.ts';
import { quoteLines, subtotalOf } from '../cart/quote-lines.ts';
import { type Minor, minor, sumOf } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import type { RepeatedLines } from './repeat-order.ts';

/** A line of a repeated order at today's price. */
export type RepeatedPrice = { line: CartLine; total: Minor };

/**
 * `food`: the price of the lines after combos, which the shopper adds to the cart; delivery and
 * service fee come with the checkout. `offers`: what combos take off, zero or less.
 */
export type PricedRepeat = {
  lines: readonly RepeatedPrice[];
  offers: Minor;
  food: Minor;
};

/**
 * Prices the lines of a repeated order alone, by the rule that prices every cart. An address that
 * no zone covers leaves the combos out. docs/rules/orders.md#repeat-order.
 */
export function priceRepeatedOrder(
  { lines }: Pick<RepeatedLines, 'lines'>,
  cart: Cart,
  facts: PriceFacts,
): PricedRepeat {
  const repeated = lines.reduce(addLine, { ...cart, lines: [] });
  const prices = new Map(
    quoteLines(repeated, facts.index).map(({ hash, total }) => [hash, total] as const),
  );
  const quote = priceCart(repeated, facts);
  const offers = minor(quote.ok ? sumOf(quote.value.parts, offerAmount) : 0);
  const subtotal = quote.ok ? quote.value.subtotal : subtotalOf(repeated, facts.index);
  return {
    lines: repeated.lines.map((line) => ({ line, total: prices.get(line.hash) ?? minor(0) })),
    offers,
    food: minor(subtotal + offers),
  };
}

const offerAmount = (part: PricePart): number =>
  part.kind === 'discount' && part.source?.kind === 'offer' ? part.amount : 0;
