import type { StorePrice } from './menu.ts';

/** When a product is ordered, and when it is wanted: the same instant for an order as soon as possible. Milliseconds. */
export type SaleTime = { orderedAt: number; requestedTime: number };

/**
 * Whether a sale takes its units off the store's count. A count holds until its stock-back date: what is wanted after that date is sold from
 * units that nobody has counted yet. Once the date has passed, what the count still holds goes on being counted, and a count of 0 means
 * "back, number unknown" until the restaurant says another. `take_stock` (migration 0041) is the same rule in SQL. docs/rules/menu.md#stock.
 */
export function isStockCounted(
  { stock, withoutStockUntil }: Pick<StorePrice, 'stock' | 'withoutStockUntil'>,
  sale: SaleTime,
): boolean {
  if (stock === null) return false;
  const back = withoutStockUntil === null ? Infinity : Date.parse(withoutStockUntil);
  return back > sale.orderedAt ? back > sale.requestedTime : stock > 0;
}
