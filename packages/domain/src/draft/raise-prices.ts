import { type Decimals, fromMajor, type Minor, minor, toMajor } from '../money/money.ts';

/**
 * A change of many prices. `percent`: such as 5 or -10. `amount`: in minor units. `step`: minor
 * units to which the new price is rounded, half up; null: to the smallest unit of the currency.
 */
export type PriceChange = { step: Minor | null } & (
  { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor }
);

/** Returns the new price in major units; null: it would be below zero. */
export function raisedPrice(price: number, change: PriceChange, decimals: Decimals): number | null {
  const before = fromMajor(price, decimals);
  if (before === null) return null;
  const exact =
    change.kind === 'percent' ? (before * (100 + change.percent)) / 100 : before + change.amount;
  const step = change.step ?? 1;
  const rounded = Math.round(exact / step) * step;
  return rounded < 0 ? null : toMajor(minor(rounded), decimals);
}

/** The steps to which prices of a currency are rounded by habit, in minor units. */
export const priceSteps = (decimals: Decimals): readonly Minor[] =>
  (decimals === 0 ? [10, 50, 100, 500] : [25, 50, 100, 500]).map(minor);
