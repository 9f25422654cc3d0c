import { apportion } from '../../money/apportion.ts';
import { type Minor, minor, subtract, sumOf } from '../../money/money.ts';

/** A line of an order with its discounts, in minor units. */
export type RefundableLine = {
  readonly quantity: number;
  readonly total: Minor;
  readonly discount: Minor;
};

/** Units of one line, which counts from 0. */
export type LineUnits = { readonly line: number; readonly quantity: number };

/**
 * Returns what was paid for each unit of each line, in minor units: the line's price after its
 * discounts and its share of the points. The units of all lines sum to exactly the food that was
 * paid. `points`: the money that points paid. docs/rules/counter-money.md#price-of-refunded-lines.
 */
export function unitShares(
  lines: readonly RefundableLine[],
  points: Minor,
): readonly (readonly Minor[])[] {
  const discounted = lines.map(({ total, discount }) => subtract(total, discount));
  const pointShares = apportion(points, discounted);
  return lines.map(({ quantity }, at) => {
    const paid = subtract(discounted[at] ?? minor(0), pointShares[at] ?? minor(0));
    return apportion(
      paid,
      Array.from({ length: quantity }, () => minor(1)),
    );
  });
}

/**
 * Returns the shares of the units that were not refunded yet; the first units of a line go first.
 */
export const unitsLeft = (
  shares: readonly (readonly Minor[])[],
  refundedUnits: readonly LineUnits[],
): readonly (readonly Minor[])[] =>
  shares.map((units, at) =>
    units.slice(
      sumOf(
        refundedUnits.filter(({ line }) => line === at),
        ({ quantity }) => quantity,
      ),
    ),
  );

/**
 * Returns the sum of the chosen units in minor units; null if a line is unknown, is named twice or
 * has fewer units left. docs/rules/counter-money.md#price-of-refunded-lines.
 */
export function amountOfUnits(
  left: readonly (readonly Minor[])[],
  chosen: readonly LineUnits[],
): Minor | null {
  if (new Set(chosen.map(({ line }) => line)).size < chosen.length) return null;
  let sum = 0;
  for (const { line, quantity } of chosen) {
    const units = left[line] ?? [];
    if (quantity > units.length) return null;
    sum += sumOf(units.slice(0, quantity), (unit) => unit);
  }
  return minor(sum);
}
