import type { Cart } from '@comanda/domain/cart/cart.ts';
import { offersEndedBy } from '@comanda/domain/cart/offers-of-cart.ts';
import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import type { PriceFacts } from '@comanda/domain/cart/price-facts.ts';
import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import { atLeastZero, type Minor, subtract } from '@comanda/domain/money/money.ts';
import type { CartCheck, LineChange } from './cart-check.ts';

/** A change of one line, and the cart after it. */
export type ChangedCart = { change: LineChange; hash: string; after: Cart };

/**
 * Returns the question that a change of a line must ask first, because it ends a combo; null if it
 * ends none. An emptied cart asks nothing. docs/rules/combos.md#end-of-a-combo.
 */
export function checkOffers(
  before: Cart,
  { change, hash, after }: ChangedCart,
  facts: PriceFacts,
): CartCheck | null {
  if (facts.settings.offers === undefined || after.lines.length === 0) return null;
  const ended = offersEndedBy(before, after, facts);
  if (ended === null) return null;
  const line = before.lines.find((one) => one.hash === hash);
  return {
    kind: 'offerEnds',
    change,
    productName: (line && facts.index.productById.get(line.productId)?.name) ?? '',
    offers: ended.names,
    benefit: ended.benefit,
    worth: worthOfChange(before, after, facts),
    total: { before: totalOf(before, facts), after: totalOf(after, facts) },
  };
}

/** A place outside the zones has no total, only the price of the food. */
function totalOf(cart: Cart, facts: PriceFacts): Minor {
  const priced = priceCart(cart, facts);
  return priced.ok ? priced.value.total : subtotalOf(cart, facts.index);
}

/** Returns how much the food falls before discounts; zero if it rises. */
const worthOfChange = (before: Cart, after: Cart, { index }: PriceFacts): Minor =>
  atLeastZero(subtract(subtotalOf(before, index), subtotalOf(after, index)));
