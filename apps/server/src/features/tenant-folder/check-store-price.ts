import type { Minor } from '@comanda/domain/money/money.ts';

/**
 * Returns the problem of a store's discount price, or null. `usual`: the price of the menu;
 * undefined: unknown.
 */
export function storePriceProblem(
  { price, discountPrice }: { price: Minor | null; discountPrice: Minor | null },
  usual: Minor | undefined,
): string | null {
  const full = price ?? usual;
  return discountPrice !== null && full !== undefined && discountPrice >= full
    ? 'must be below the price'
    : null;
}
