import { checkAvailability, type Moment, type UnavailableReason } from '../menu/check-availability.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { checkPicks } from '../menu/check-picks.ts';
import type { Cart, CartLine } from './cart.ts';

/** A line that cannot be sold as it stands. `picks`: the selection no longer fits, `modifiers` names what is gone. */
export type LineProblem = {
  hash: string;
  productId: number;
  name: string;
  reason: UnavailableReason | 'picks';
  modifiers: readonly string[];
};

/** Every line that cannot be bought now, with its reason: an empty list lets the cart through. Spec §5 Cart availability. */
export function checkCart(cart: Cart, index: MenuIndex, moment: Moment): readonly LineProblem[] {
  const short = shortOfStock(cart, index);
  return cart.lines.flatMap((line) => {
    const product = index.productById.get(line.productId);
    if (product === undefined) return [problemOf(line, '', 'notInMenu')];
    return lineProblem(line, product, index, moment) ?? (short.has(product.id) ? [problemOf(line, product.name, 'outOfStock')] : []);
  });
}

function lineProblem(line: CartLine, product: Product, index: MenuIndex, moment: Moment): readonly LineProblem[] | null {
  const availability = checkAvailability(product, index, moment);
  if (availability.kind === 'unavailable') return [problemOf(line, product.name, availability.reason)];
  const problems = checkPicks(product, index, line.picks, moment.now);
  if (problems.length === 0) return null;
  const names = [...new Set(problems.map((problem) => problem.name).filter((name) => name !== ''))];
  return [problemOf(line, product.name, 'picks', names)];
}

const problemOf = (line: CartLine, name: string, reason: LineProblem['reason'], modifiers: readonly string[] = []): LineProblem => ({
  hash: line.hash,
  productId: line.productId,
  name,
  reason,
  modifiers,
});

/** Products of which the cart holds more, over all its lines, than the store has left. */
function shortOfStock(cart: Cart, index: MenuIndex): ReadonlySet<number> {
  const wanted = new Map<number, number>();
  for (const line of cart.lines) wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + line.count);
  const isShort = ([productId, count]: [number, number]): boolean => {
    const stock = index.priceByProduct.get(productId)?.stock ?? null;
    return stock !== null && stock > 0 && count > stock;
  };
  return new Set([...wanted].filter(isShort).map(([productId]) => productId));
}
