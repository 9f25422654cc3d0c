import { apportion } from '../money/apportion.ts';
import { atLeastZero, type Minor, minor, negate, subtract, sumOf, zero } from '../money/money.ts';
import type { DiscountSource, PricePart } from './price-part.ts';

/**
 * A discount before it is limited to what it may take off, a positive amount. `limits`: the most
 * that it may take off each line, in the order of the lines; null: everything that is left of them.
 */
export type PriceReduction =
  | { source: DiscountSource; on: 'delivery'; amount: Minor }
  | { source: DiscountSource; on: 'food'; amount: Minor; limits: readonly Minor[] | null };

/**
 * The amounts that make a price, positive and in minor units. `delivery`: the fee that is charged,
 * zero for pickup and while the place is unknown. `reductions` apply in their order. `points`: the
 * loyalty points that are used, and their money.
 */
export type PriceBasis = {
  lines: readonly { total: Minor }[];
  delivery: Minor;
  serviceFee: Minor;
  reductions: readonly PriceReduction[];
  points: { points: number; amount: Minor } | null;
};

/**
 * Returns the parts of a price without tips; parts of zero are left out, except the food. A
 * discount takes off at most what earlier discounts left of its lines or of the delivery fee, and
 * points at most the food that is left, so that no total is below zero.
 * docs/rules/cart.md#parts-of-a-price.
 */
export function priceParts(basis: PriceBasis): readonly PricePart[] {
  const { lines, delivery, serviceFee, reductions, points } = basis;
  const parts: PricePart[] = [{ kind: 'food', amount: sumOf(lines, ({ total }) => total) }];
  if (reductions.length > 0 || points !== null) parts.push(...reductionParts(basis));
  if (delivery !== 0) parts.push({ kind: 'delivery', amount: delivery });
  if (serviceFee !== 0) parts.push({ kind: 'serviceFee', amount: serviceFee });
  return parts;
}

function reductionParts({ lines, delivery, reductions, points }: PriceBasis): PricePart[] {
  const parts: PricePart[] = [];
  let foodLeft: readonly Minor[] = lines.map(({ total }) => total);
  let deliveryLeft = delivery;
  for (const reduction of reductions) {
    const { source, on } = reduction;
    const bases = on === 'delivery' ? [deliveryLeft] : basesOf(reduction, foodLeft);
    const amount = atMost(
      reduction.amount,
      sumOf(bases, (base) => base),
    );
    if (amount === 0) continue;
    const shares = on === 'delivery' ? [] : apportion(amount, bases);
    parts.push({ kind: 'discount', amount: negate(amount), on, source, shares });
    if (on === 'delivery') deliveryLeft = subtract(deliveryLeft, amount);
    foodLeft = foodLeft.map((left, at) => subtract(left, shares[at] ?? zero));
  }
  const used =
    points &&
    atMost(
      points.amount,
      sumOf(foodLeft, (left) => left),
    );
  if (used) parts.push({ kind: 'points', amount: negate(used), points: points.points });
  return parts;
}

/** Returns the amount of each line that a discount may take. */
const basesOf = (
  { limits }: Extract<PriceReduction, { on: 'food' }>,
  left: readonly Minor[],
): readonly Minor[] =>
  limits === null ? left : left.map((amount, at) => minor(Math.min(amount, limits[at] ?? 0)));

const atMost = (amount: Minor, limit: Minor): Minor => minor(Math.min(atLeastZero(amount), limit));
