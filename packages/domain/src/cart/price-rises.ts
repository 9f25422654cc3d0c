import type { MenuIndex } from '../menu/menu-index.ts';
import type { Minor } from '../money/money.ts';
import type { CartLine } from './cart.ts';
import { priceLine } from './price-line.ts';

/**
 * A line of the cart whose unit costs more than before, its options included. Amounts in minor
 * units.
 */
export type PriceRise = { hash: string; name: string; before: Minor; now: Minor };

/**
 * Returns the lines that cost more by the newer menu. A line that one of the menus does not have is
 * left out. docs/rules/cart.md#price-that-rose-in-the-cart.
 */
export const priceRises = (
  lines: readonly CartLine[],
  older: MenuIndex,
  newer: MenuIndex,
): readonly PriceRise[] =>
  lines.flatMap((line) => {
    const before = priceLine(line, older);
    const now = priceLine(line, newer);
    if (!before.ok || !now.ok || now.value.unitPrice <= before.value.unitPrice) return [];
    const name = newer.productById.get(line.productId)?.name ?? '';
    return [{ hash: line.hash, name, before: before.value.unitPrice, now: now.value.unitPrice }];
  });
