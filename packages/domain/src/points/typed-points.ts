import type { Country } from '../country/countries.ts';
import { fromMajor, type Minor } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { moneyOfPoints, pointsOfMoney } from './points-money.ts';

/**
 * Money that a shopper typed to pay with points. `asked`: the typed money. `points`: its whole
 * points, rounded down. `money`: the exact money of these points. `notWhole`: the amount has cents.
 */
export type TypedPoints =
  | { kind: 'empty' | 'unreadable' | 'notWhole' }
  | { kind: 'points'; asked: Minor; points: number; money: Minor };

/**
 * Reads money with the country's separators: `$1.500`, `1500` and `1 500` are 1500 in Chile. Only
 * whole amounts are read: `Q100.50` is none. docs/rules/points.md#typed-points.
 */
export function readTypedPoints(
  typed: string,
  { country, pointRate }: { country: Country; pointRate: Minor },
): TypedPoints {
  if (typed.trim() === '') return { kind: 'empty' };
  const hundredths = parseMoney(typed, { ...country, decimals: 2 });
  if (hundredths === null) return { kind: 'unreadable' };
  const asked = hundredths % 100 === 0 ? fromMajor(hundredths / 100, country.decimals) : null;
  if (asked === null) return { kind: 'notWhole' };
  const points = pointsOfMoney(asked, pointRate);
  return { kind: 'points', asked, points, money: moneyOfPoints(points, pointRate) };
}
