import { add, type Minor, times } from '../money/money.ts';
import { type MenuIndex, priceOf } from '../menu/menu-index.ts';
import { pricePicks } from '../menu/price-picks.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { CartLine } from './cart.ts';

export type LinePrice = { unitPrice: Minor; total: Minor };

/**
 * Returns count × (price + amount of the picks); discount prices win.
 * docs/rules/cart.md#line-price.
 */
export function priceLine(
  line: CartLine,
  index: MenuIndex,
): Result<LinePrice, 'unknownProduct' | 'unknownModifier'> {
  const product = index.productById.get(line.productId);
  if (product === undefined) return refuse('unknownProduct');
  const picks = pricePicks(line.picks, index);
  if (!picks.ok) return picks;
  const unitPrice = add(priceOf(product, index).price, picks.value);
  return accept({ unitPrice, total: times(unitPrice, line.count) });
}
