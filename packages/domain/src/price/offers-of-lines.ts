import type { PricePart } from './price-part.ts';

/**
 * Returns the names of the combos that discount some lines of a price, which are chosen by their
 * position. docs/rules/combos.md#end-of-a-combo.
 */
export const offersOfLines = (
  parts: readonly PricePart[],
  isChosen: (line: number) => boolean,
): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'discount' &&
    part.source?.kind === 'offer' &&
    part.shares.some((share, at) => share !== 0 && isChosen(at))
      ? [part.source.name]
      : [],
  );
