import type { Product } from './menu.ts';

const hourMs = 3_600_000;

/** What a product needs between the order and the plate, in milliseconds: its cooking time in hours or in days of 24. Spec §3. */
export const leadTime = ({ cookingTime, cookingTimeType }: Pick<Product, 'cookingTime' | 'cookingTimeType'>): number =>
  cookingTime * (cookingTimeType === 'day' ? 24 : 1) * hourMs;

/** The earliest instant (milliseconds) for which a product that is ordered now can be wanted. */
export const earliestFor = (product: Product, orderedAt: number): number => orderedAt + leadTime(product);
