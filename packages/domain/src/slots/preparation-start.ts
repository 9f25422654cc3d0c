import { longestLead } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';

/**
 * When the restaurant begins with a future order (milliseconds): so long before its slot as the way takes (`wait`, minutes) and the product
 * that takes longest. docs/rules/times.md#start-of-preparation.
 */
export function preparationStart(
  slot: number,
  wait: number,
  products: readonly Pick<Product, 'cookingTime' | 'cookingTimeType'>[],
): number {
  return slot - wait * 60_000 - longestLead(products);
}
