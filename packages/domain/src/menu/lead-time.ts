import { hourMs, minuteMs } from '../duration.ts';
import type { Product } from './menu.ts';

/**
 * Returns a product's cooking time in milliseconds, from hours or days of 24 hours.
 * docs/rules/times.md#lead-time.
 */
export const leadTime = ({
  cookingTime,
  cookingTimeType,
}: Pick<Product, 'cookingTime' | 'cookingTimeType'>): number =>
  cookingTime * (cookingTimeType === 'day' ? 24 : 1) * hourMs;

/** Returns the longest cooking time in milliseconds; 0 for no products. */
export const longestLead = (
  products: readonly Pick<Product, 'cookingTime' | 'cookingTimeType'>[],
): number => Math.max(0, ...products.map(leadTime));

/**
 * Returns the earliest instant (milliseconds) for which a product can be requested: the order, plus
 * its lead time, plus the wait (`wait`, minutes). For products without a lead time the store's
 * slots already include the wait (slots/store-slots.ts).
 */
export function earliestSaleTime(
  product: Product,
  { orderedAt, wait }: { orderedAt: number; wait: number },
): number {
  const lead = leadTime(product);
  return lead === 0 ? orderedAt : orderedAt + lead + wait * minuteMs;
}
