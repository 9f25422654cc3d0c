import type { Country } from '@comanda/domain/country/countries.ts';
import type { DiscountRefusal } from '@comanda/domain/discount/cart-discounts.ts';
import { type Minor, minor, sumOf, zero } from '@comanda/domain/money/money.ts';
import { checkPoints, maxPoints, type PointsLimits } from '@comanda/domain/points/check-points.ts';
import { moneyOfPoints } from '@comanda/domain/points/points-money.ts';
import { readTypedPoints } from '@comanda/domain/points/typed-points.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';

/**
 * The typed money of the points field: nothing, a text that cannot be used, or points with their
 * exact money.
 */
export type PointsEntry =
  | { kind: 'empty' | 'unreadable' | 'notWhole' }
  | { kind: 'refused'; refusal: DiscountRefusal }
  | { kind: 'usable'; asked: Minor; points: number; money: Minor };

/**
 * Reads the typed money and checks its points against the limits.
 * docs/rules/points.md#points-at-the-checkout.
 */
export function pointsEntry(
  typed: string,
  { country, limits }: { country: Country; limits: PointsLimits },
): PointsEntry {
  const entry = readTypedPoints(typed, { country, pointRate: limits.terms.pointRate });
  if (entry.kind !== 'points') return entry;
  const refusal = checkPoints(entry.points, limits);
  return refusal === null ? { ...entry, kind: 'usable' } : { kind: 'refused', refusal };
}

/**
 * Returns whether more digits may still make the text right, so that its problem waits until the
 * shopper leaves the field.
 */
export const mayBecomeUsable = (entry: PointsEntry): boolean =>
  entry.kind === 'unreadable' ||
  (entry.kind === 'refused' &&
    ['notDiscount', 'minAmountToExchange'].includes(String(entry.refusal.metadata['reason'])));

/** Returns the food that the discounts leave to pay, before points. */
export const foodLeftOf = (parts: readonly PricePart[]): Minor =>
  sumOf(parts, (part) =>
    part.kind === 'food' || (part.kind === 'discount' && part.on === 'food') ? part.amount : 0,
  );

/**
 * Returns the most money that points may pay, or zero if that is too little to be used.
 * `orderMinimum`: the food that has to be paid with money.
 * docs/rules/points.md#most-points-of-an-order.
 */
export function mostMoney(limits: PointsLimits, orderMinimum: Minor): Minor {
  const food = minor(Math.max(limits.food - orderMinimum, 0));
  const points = maxPoints({ ...limits, food });
  return checkPoints(points, limits) === null
    ? moneyOfPoints(points, limits.terms.pointRate)
    : zero;
}
