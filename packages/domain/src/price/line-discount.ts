import { type Minor, sumOf } from '../money/money.ts';
import type { PricePart } from './price-part.ts';

/**
 * Returns the amount that discounts of food take off one line, in minor units. Points are not a
 * discount. docs/rules/cart.md#parts-of-a-price.
 */
export const lineDiscount = (parts: readonly PricePart[], line: number): Minor =>
  sumOf(parts, (part) => (part.kind === 'discount' ? (part.shares[line] ?? 0) : 0));
