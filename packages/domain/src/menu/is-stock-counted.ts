import type { StorePrice } from './menu.ts';
import { instantOf } from '../time/instant.ts';

/**
 * The instants of a sale in milliseconds: the order and the requested time. Both are the same for
 * an order as soon as possible.
 */
export type SaleTime = { orderedAt: number; requestedTime: number };

/**
 * Returns whether a sale reduces the store's stock count. A count holds until its stock-back date:
 * a sale for after that date uses units that are not counted yet. After the date the rest of the
 * count still counts, and a count of 0 means "back, number unknown" until the restaurant sets a new
 * one. `take_stock` (schema/menu.sql) is the same rule in SQL. docs/rules/menu.md#stock.
 */
export function isStockCounted(
  { stock, withoutStockUntil }: Pick<StorePrice, 'stock' | 'withoutStockUntil'>,
  sale: SaleTime,
): boolean {
  if (stock === null) return false;
  const back = withoutStockUntil === null ? Infinity : instantOf(withoutStockUntil);
  return back > sale.orderedAt ? back > sale.requestedTime : stock > 0;
}
