import { type Minor, minor, sumOf } from './money.ts';

/**
 * Splits an amount over lines by their amounts, with the largest remainder method: the shares are
 * whole minor units, they sum to the amount, and none is above its line while the amount is not
 * above their sum. Of equal remainders the first lines get the unit. Lines that sum to zero get
 * nothing. docs/rules/cart.md#share-of-a-line.
 */
export function apportion(amount: Minor, lines: readonly Minor[]): readonly Minor[] {
  const whole = BigInt(sumOf(lines, (line) => line));
  if (whole === 0n) return lines.map(() => minor(0));
  const exact = lines.map((line) => BigInt(amount) * BigInt(line));
  const floors = exact.map((share) => Number(share / whole));
  const units = amount - floors.reduce((sum, share) => sum + share, 0);
  const ranked = [...exact.keys()].toSorted((one, other) =>
    Number(remainder(exact, other, whole) - remainder(exact, one, whole)),
  );
  const rounded = new Set(ranked.slice(0, units));
  return floors.map((share, at) => minor(share + (rounded.has(at) ? 1 : 0)));
}

const remainder = (exact: readonly bigint[], at: number, whole: bigint): bigint =>
  (exact[at] ?? 0n) % whole;
