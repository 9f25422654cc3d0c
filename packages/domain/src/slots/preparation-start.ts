import { minuteMs } from '../duration.ts';
import { longestLead } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';

/**
 * Returns the instant (milliseconds) at which the restaurant begins with a future order: its slot
 * minus the wait (`wait`, minutes) and the longest lead time.
 * docs/rules/times.md#start-of-preparation.
 */
export function preparationStart(
  slot: number,
  wait: number,
  products: readonly Pick<Product, 'cookingTime' | 'cookingTimeType'>[],
): number {
  return slot - wait * minuteMs - longestLead(products);
}
