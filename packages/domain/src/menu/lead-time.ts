import type { Product } from './menu.ts';

const hourMs = 3_600_000;

/** What a product needs between the order and the plate, in milliseconds: its cooking time in hours or in days of 24. docs/rules/menu.md#cooking-time. */
export const leadTime = ({
  cookingTime,
  cookingTimeType,
}: Pick<Product, 'cookingTime' | 'cookingTimeType'>): number =>
  cookingTime * (cookingTimeType === 'day' ? 24 : 1) * hourMs;

/** What the product that takes longest needs, in milliseconds; 0 for none. */
export const longestLead = (
  products: readonly Pick<Product, 'cookingTime' | 'cookingTimeType'>[],
): number => Math.max(0, ...products.map(leadTime));

/**
 * The earliest instant (milliseconds) for which a product can be wanted: its lead time and then the way (`wait`, minutes) after the order.
 * The times of the store hold a product without a lead time to the wait already (slots/store-slots.ts).
 */
export function earliestSaleTime(
  product: Product,
  { orderedAt, wait }: { orderedAt: number; wait: number },
): number {
  const lead = leadTime(product);
  return lead === 0 ? orderedAt : orderedAt + lead + wait * 60_000;
}
