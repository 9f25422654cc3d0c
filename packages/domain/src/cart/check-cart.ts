import type { InferOutput } from 'valibot';
import { checkAvailability, type SaleMoment } from '../menu/check-availability.ts';
import { checkPicks, invalidPicks } from '../menu/check-picks.ts';
import { isStockCounted, type SaleTime } from '../menu/is-stock-counted.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { type Cart, type CartLine } from './cart.ts';
import { maxLineCount } from './cart-limits.ts';
import type { lineProblemSchema } from './line-problem-schema.ts';
import type { unprocessableItemsSchema } from './quote-obstacle-schema.ts';
import type { Frozen } from '../schema/frozen.ts';

export type LineProblem = Frozen<InferOutput<typeof lineProblemSchema>>;
export type UnprocessableItems = Frozen<InferOutput<typeof unprocessableItemsSchema>>;

/**
 * Returns every line that cannot be bought now, with its reason. An empty list means that the cart
 * can be ordered. docs/rules/cart.md#line-problem.
 */
export function checkCart(
  cart: Cart,
  index: MenuIndex,
  moment: SaleMoment,
): readonly LineProblem[] {
  const takeUnits = unitsLeft(index, saleTime(moment));
  return cart.lines.flatMap((line) => {
    const product = index.productById.get(line.productId);
    if (product === undefined) return [lineProblemOf(line, '', 'notInMenu')];
    return (
      lineProblem(line, product, index, moment) ?? shortage(line, product, takeUnits(line)) ?? []
    );
  });
}

const saleTime = ({ now, orderedAt = now }: SaleMoment): SaleTime => ({
  orderedAt,
  requestedTime: now,
});

/**
 * Returns the refusal of an order with these lines. It names each product once and lists every
 * line; a product that left the menu has no name.
 */
export function unprocessableItems(
  problems: readonly LineProblem[],
  lostOffers: readonly string[] = [],
): UnprocessableItems {
  const names = problems.map((problem) => problem.name).filter((name) => name !== '');
  return {
    label: 'UNPROCESSABLE_ITEMS',
    metadata: {
      items: [...new Set(names)],
      lines: problems,
      ...(lostOffers.length > 0 && { lostOffers }),
    },
  };
}

function lineProblem(
  line: CartLine,
  product: Product,
  index: MenuIndex,
  moment: SaleMoment,
): LineProblem | null {
  const availability = checkAvailability(product, index, moment);
  if (availability.kind === 'unavailable')
    return lineProblemOf(line, product.name, availability.reason, { from: availability.from });
  const problems = checkPicks(product, index, line.picks, moment.now);
  if (problems.length === 0) return null;
  const modifiers = [
    ...new Set(problems.map((problem) => problem.name).filter((name) => name !== '')),
  ];
  const modifierIds = invalidPicks(product, index, line.picks, moment.now).map(
    (pick) => pick.modifierId,
  );
  return lineProblemOf(line, product.name, 'picks', { modifiers, modifierIds });
}

const shortage = (line: CartLine, product: Product, left: number): LineProblem | null =>
  left >= line.count ? null : lineProblemOf(line, product.name, 'outOfStock', { left });

const lineProblemOf = (
  line: CartLine,
  name: string,
  reason: LineProblem['reason'],
  rest: Partial<LineProblem> = {},
): LineProblem => ({
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

/**
 * Returns a function for the units available to a line. Lines use up the store's stock in the order
 * of the cart.
 */
function unitsLeft(index: MenuIndex, sale: SaleTime): (line: CartLine) => number {
  const taken = new Map<number, number>();
  return ({ productId, count }) => {
    const price = index.priceByProduct.get(productId);
    if (price === undefined || !isStockCounted(price, sale)) return count;
    const before = taken.get(productId) ?? 0;
    const available = Math.max(0, Math.min(count, (price.stock ?? 0) - before));
    taken.set(productId, before + available);
    return available;
  };
}

/**
 * Returns the largest count of a line: the store's stock minus the cart's other lines of the
 * product, from 1 to 99.
 */
export function maxUnits(cart: Cart, line: CartLine, index: MenuIndex, moment: SaleMoment): number {
  const price = index.priceByProduct.get(line.productId);
  if (price === undefined || !isStockCounted(price, saleTime(moment))) return maxLineCount;
  const others = cart.lines.filter(
    (one) => one.productId === line.productId && one.hash !== line.hash,
  );
  const left = others.reduce((units, { count }) => units - count, price.stock ?? 0);
  return Math.min(maxLineCount, Math.max(1, left));
}
