import { type Decimals, type Minor, minor } from '../money/money.ts';

/** Banknotes of the demo countries in major units, by the currency's decimals. */
const notes: Record<Decimals, readonly number[]> = {
  0: [1_000, 2_000, 5_000, 10_000, 20_000],
  2: [20, 50, 100, 200, 500],
};

/**
 * Returns two or three likely amounts of cash: the charge rounded up to common banknotes, each
 * once, smallest first.
 */
export function cashPresets(charged: Minor, decimals: Decimals): readonly Minor[] {
  const unit = decimals === 0 ? 1 : 100;
  const rounded = notes[decimals]
    .map((note) => Math.ceil(charged / (note * unit)) * note * unit)
    .filter((amount) => amount > charged);
  return [...new Set(rounded)]
    .toSorted((a, b) => a - b)
    .slice(0, 3)
    .map(minor);
}
