import type { LineUnits } from '../counter/refund/line-shares.ts';
import type { RemovalReason } from './line-removal.ts';
import type { OrderStatus } from '../order/order-status.ts';

/**
 * Returns the units of each product among removed units, by product id.
 * docs/rules/line-removals.md#stock-of-removed-units.
 */
export function unitsByProduct(
  products: readonly { readonly productId: number }[],
  lines: readonly LineUnits[],
): Readonly<Record<string, number>> {
  const units: Record<string, number> = {};
  for (const { line, quantity } of lines) {
    const productId = products[line]?.productId;
    if (productId !== undefined) units[productId] = (units[productId] ?? 0) + quantity;
  }
  return units;
}

/**
 * Returns whether removed units can be sold again: nobody has begun to cook, and the food is there.
 * `startedAt`: the start mark. docs/rules/line-removals.md#stock-of-removed-units.
 */
export const areUnitsSellable = (
  status: OrderStatus,
  startedAt: string | null,
  reason: RemovalReason,
): boolean => status === 'preparing' && startedAt === null && reason === 'shopperAsked';
