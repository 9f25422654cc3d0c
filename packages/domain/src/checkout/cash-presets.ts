import type { Country } from '../country/countries.ts';
import { type Minor, minor } from '../money/money.ts';

/** The most amounts that are offered beside the exact one. */
const mostPresets = 3;

/**
 * Returns likely amounts of cash above the charge, smallest first: those that the country's
 * banknotes can pay with fewer notes than the amount before, or with one. $12.784 gives 13.000
 * (10.000 + 2.000 + 1.000), 15.000 (two notes) and 20.000 (one).
 * docs/rules/checkout.md#cash-presets.
 */
export function cashPresets(
  charged: Minor,
  { banknotes, decimals }: Pick<Country, 'banknotes' | 'decimals'>,
): readonly Minor[] {
  const notes = banknotes.map((note) => note * 10 ** decimals);
  const rounded = notes.map((note) => Math.ceil(charged / note) * note);
  const payable = [...new Set(rounded)].toSorted((one, other) => one - other);
  return payable
    .filter((amount, at) => {
      const count = countNotes(amount, notes);
      const before = payable[at - 1];
      return before === undefined || count === 1 || count < countNotes(before, notes);
    })
    .filter((amount) => amount > charged)
    .slice(0, mostPresets)
    .map(minor);
}

/** Returns the least number of notes that pay an amount, a multiple of the smallest note. */
function countNotes(amount: number, notes: readonly number[]): number {
  let [left, count] = [amount, 0];
  for (const note of notes.toReversed()) {
    count += Math.floor(left / note);
    left %= note;
  }
  return count;
}
