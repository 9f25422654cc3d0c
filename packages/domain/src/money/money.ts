/**
 * Whole minor units of the tenant's currency: CLP 4990 is 4990, MXN 49.90 is 4990
 * (docs/rules/limits.md#minor-units).
 */
export type Minor = number & { readonly unit: 'minor' };

/** Decimals of a currency: 0 for CLP, 2 for MXN and GTQ. */
export type Decimals = 0 | 2;

/** @throws RangeError if not a safe integer: that is our bug, never the shopper's. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole minor units: ${amount}`);
  return amount as Minor;
}

export const zero: Minor = minor(0);
export const add = (...amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));
/** Returns the sum of the amounts that `amountOf` reads from the items. */
export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): Minor {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return minor(sum);
}
export const subtract = (from: Minor, amount: Minor): Minor => minor(from - amount);
/** Returns the amount with the other sign; never -0. */
export const negate = (amount: Minor): Minor => minor(0 - amount);
export const times = (amount: Minor, count: number): Minor => minor(amount * count);
export const atLeastZero = (amount: Minor): Minor => (amount < 0 ? zero : amount);

/**
 * Returns a share of an amount; `basisPoints` 1250 is 12.5 %. Rounds half away from zero, once, at
 * the end (docs/rules/limits.md#rounding-of-amounts).
 */
export function portion(amount: Minor, basisPoints: number): Minor {
  const scaled = amount * basisPoints;
  return minor(Math.sign(scaled) * Math.floor((Math.abs(scaled) + 5_000) / 10_000));
}

/**
 * Returns the number of a response in the major unit (45.5) for an amount in minor units (4550).
 */
export const toMajor = (amount: Minor, decimals: Decimals): number =>
  decimals === 0 ? amount : amount / 100;

/**
 * Returns the amount in minor units for a number in the major unit, or null if it has too many
 * decimals, is not finite or is too large. Exact: {@link toMajor} must return the same number.
 */
export function fromMajor(amount: number, decimals: Decimals): Minor | null {
  const whole = Math.round(decimals === 0 ? amount : amount * 100);
  const isWhole = Number.isSafeInteger(whole) && toMajor(minor(whole), decimals) === amount;
  return isWhole ? minor(whole === 0 ? 0 : whole) : null;
}
