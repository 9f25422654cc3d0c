import { type Minor, times, add } from '../money/money.ts';
import { modifierPrice, type MenuIndex, priceOf } from '../menu/menu-index.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { CartLine } from './cart.ts';

export type LinePrice = { unitPrice: Minor; total: Minor };

/** count × (price + sum of modifier price × quantity), discount prices first. Spec §3. */
export function priceLine(line: CartLine, index: MenuIndex): Result<LinePrice, 'unknownProduct' | 'unknownModifier'> {
  const product = index.productById.get(line.productId);
  if (product === undefined) return refuse('unknownProduct');
  const extras: Minor[] = [];
  for (const pick of line.picks) {
    const known = index.modifierById.get(pick.modifierId);
    if (known === undefined) return refuse('unknownModifier');
    extras.push(times(modifierPrice(known.modifier), pick.quantity));
  }
  const unitPrice = add(priceOf(product, index).price, ...extras);
  return accept({ unitPrice, total: times(unitPrice, line.count) });
}
