import { atLeastZero, type Minor, minor } from '../money/money.ts';

const rated = 100n;

/**
 * Returns the whole points that an amount is worth, rounded down. `pointRate`: the money of 100
 * points, in minor units; 0: points are worth nothing. Neither an amount nor a result is below
 * zero. docs/rules/points.md#worth-of-points.
 */
export const pointsOfMoney = (money: Minor, pointRate: Minor): number =>
  pointRate === 0 ? 0 : Number((BigInt(atLeastZero(money)) * rated) / BigInt(pointRate));

/**
 * Returns the money of points, in minor units, rounded once and half away from zero. Exact for any
 * count of points that is a safe integer, while the money is one too.
 * docs/rules/points.md#worth-of-points.
 */
export function moneyOfPoints(points: number, pointRate: Minor): Minor {
  const scaled = BigInt(points) * BigInt(pointRate);
  const rounded = ((scaled < 0n ? -scaled : scaled) + rated / 2n) / rated;
  return minor(Number(scaled < 0n ? -rounded : rounded));
}
