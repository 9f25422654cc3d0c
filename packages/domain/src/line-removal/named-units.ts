import type { LineUnits } from '../counter/refund/line-shares.ts';

/** Units of a line in the words of the order. */
export type NamedUnits = { name: string; quantity: number };

/** Returns units of lines by the names of their dishes. */
export const namedUnits = (
  products: readonly { readonly name: string }[],
  units: readonly LineUnits[],
): NamedUnits[] =>
  units.map(({ line, quantity }) => ({ name: products[line]?.name ?? '', quantity }));
