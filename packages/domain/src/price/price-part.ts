import { type Minor, sumOf } from '../money/money.ts';

/**
 * The reason of a discount: a coupon that the shopper typed, or an offer that applies by itself.
 */
export type DiscountSource =
  { kind: 'coupon'; code: string; name: string } | { kind: 'offer'; id: number; name: string };

/**
 * One part of a price, in minor units. Amounts have a sign: food, delivery, service fee and tips
 * are added, discounts and points are negative, so that a total is the plain sum of its parts.
 * `shares`: the share of each line in a discount of food, in the order of the lines; empty if they
 * are unknown and for a discount of the delivery. `source` is null if it is unknown, as in an
 * answer of the API. docs/rules/cart.md#parts-of-a-price.
 */
export type PricePart =
  | { kind: 'food' | 'delivery' | 'serviceFee' | 'tip' | 'storeTip'; amount: Minor }
  | { kind: 'points'; amount: Minor; points: number }
  | {
      kind: 'discount';
      amount: Minor;
      on: 'food' | 'delivery';
      source: DiscountSource | null;
      shares: readonly Minor[];
    };

/** Returns the sum of parts, in minor units. docs/rules/cart.md#total. */
export const totalOf = (parts: readonly PricePart[]): Minor => sumOf(parts, ({ amount }) => amount);
