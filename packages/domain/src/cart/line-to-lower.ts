import type { ProductId } from '../ids.ts';
import type { CartLine } from './cart.ts';

/**
 * Returns the line of a product that the minus of its card lowers: the one without a note, else the
 * latest. Undefined if the cart has none. docs/rules/menu.md#add-button-of-a-card.
 */
export function lineToLower(
  lines: readonly CartLine[],
  productId: ProductId,
): CartLine | undefined {
  const own = lines.filter((line) => line.productId === productId);
  return own.find(({ instructions }) => instructions === '') ?? own.at(-1);
}
