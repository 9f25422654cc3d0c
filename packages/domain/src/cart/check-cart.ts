import { checkAvailability, type Moment, type UnavailableReason } from '../menu/check-availability.ts';
import { checkPicks, offendingPicks } from '../menu/check-picks.ts';
import type { Comeback } from '../menu/comeback.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Cart, CartLine } from './cart.ts';

/**
 * A line that cannot be sold as it stands. `picks`: the selection no longer fits; `modifiers` names what is wrong in it, `modifierIds`
 * are those without which the rest may be sold. `from`: when the product is back, if known. `left`: units that this line may still
 * have, null when its count is not the trouble.
 */
export type LineProblem = {
  hash: string;
  productId: number;
  name: string;
  reason: UnavailableReason | 'picks';
  modifiers: readonly string[];
  modifierIds: readonly number[];
  from: Comeback | null;
  left: number | null;
};

/** Every line that cannot be bought now, with its reason: an empty list lets the cart through. Spec §5 Cart availability. */
export function checkCart(cart: Cart, index: MenuIndex, moment: Moment): readonly LineProblem[] {
  const takeUnits = unitsLeft(index);
  return cart.lines.flatMap((line) => {
    const product = index.productById.get(line.productId);
    if (product === undefined) return [problemOf(line, '', 'notInMenu')];
    return lineProblem(line, product, index, moment) ?? shortage(line, product, takeUnits(line)) ?? [];
  });
}

function lineProblem(line: CartLine, product: Product, index: MenuIndex, moment: Moment): LineProblem | null {
  const availability = checkAvailability(product, index, moment);
  if (availability.kind === 'unavailable') return problemOf(line, product.name, availability.reason, { from: availability.from });
  const problems = checkPicks(product, index, line.picks, moment.now);
  if (problems.length === 0) return null;
  const modifiers = [...new Set(problems.map((problem) => problem.name).filter((name) => name !== ''))];
  const modifierIds = offendingPicks(product, index, line.picks, moment.now).map((pick) => pick.modifierId);
  return problemOf(line, product.name, 'picks', { modifiers, modifierIds });
}

const shortage = (line: CartLine, product: Product, left: number): LineProblem | null =>
  left >= line.count ? null : problemOf(line, product.name, 'outOfStock', { left });

const problemOf = (line: CartLine, name: string, reason: LineProblem['reason'], rest: Partial<LineProblem> = {}): LineProblem => ({
  hash: line.hash,
  productId: line.productId,
  name,
  reason,
  modifiers: [],
  modifierIds: [],
  from: null,
  left: null,
  ...rest,
});

/** Lines take from the store's units in the order of the cart: answers how many of what a line wants there are for it. */
function unitsLeft(index: MenuIndex): (line: CartLine) => number {
  const taken = new Map<number, number>();
  return ({ productId, count }) => {
    const stock = index.priceByProduct.get(productId)?.stock ?? null;
    if (stock === null || stock <= 0) return count;
    const before = taken.get(productId) ?? 0;
    const given = Math.max(0, Math.min(count, stock - before));
    taken.set(productId, before + given);
    return given;
  };
}
