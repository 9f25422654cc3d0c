import type { LineRemoval } from './line-removal.ts';
import { isApplied } from './removals-of-order.ts';
import type { Substitute } from './substitute.ts';

/** The change of an order for the kitchen: units that go off, and the dish that comes in. */
export type Correction<Product> = {
  readonly off: readonly Product[];
  readonly substitute: Substitute | null;
};

/**
 * Returns what a removal changed on an order, its lines with the removed units alone; null: it
 * changed nothing. `products`: the lines of the order.
 * docs/rules/printing.md#corrections-of-a-printed-order.
 */
export function correctionOf<Product extends { readonly quantity: number }>(
  removals: readonly LineRemoval[],
  id: string,
  products: readonly Product[],
): Correction<Product> | null {
  const removal = removals.find((each) => each.id === id);
  if (removal === undefined || !isApplied(removal)) return null;
  const off = removal.lines.flatMap(({ line, quantity }) => {
    const product = products[line];
    return product === undefined ? [] : [{ ...product, quantity }];
  });
  return { off, substitute: removal.substitute ?? null };
}
