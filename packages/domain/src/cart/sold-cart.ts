import { saleMoment } from '../menu/sale-moment.ts';
import type { Cart } from './cart.ts';
import { checkCart, type LineProblem } from './check-cart.ts';
import type { PriceFacts } from './price-facts.ts';

/**
 * A cart's lines that can be bought, and the problems of the others.
 * docs/rules/cart.md#line-problem.
 */
export type SoldCart = { sold: Cart; unavailable: readonly LineProblem[] };

export function soldCart(cart: Cart, facts: PriceFacts): SoldCart {
  const unavailable = checkCart(
    cart,
    facts.index,
    saleMoment({ requestedTime: null, ...facts, dispatch: cart.dispatchMethod }),
  );
  return { sold: withoutProblems(cart, unavailable), unavailable };
}

function withoutProblems(cart: Cart, problems: readonly LineProblem[]): Cart {
  if (problems.length === 0) return cart;
  const hashes = new Set(problems.map(({ hash }) => hash));
  return { ...cart, lines: cart.lines.filter(({ hash }) => !hashes.has(hash)) };
}
