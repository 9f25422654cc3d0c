import * as v from 'valibot';
import { amount } from '@comanda/domain/schema/fields.ts';

/**
 * The reason of a discount: a coupon that the shopper typed, or an offer that applies by itself.
 */
const discountSource = v.variant('kind', [
  v.object({ kind: v.literal('coupon'), code: v.string(), name: v.string() }),
  v.object({ kind: v.literal('offer'), id: v.number(), name: v.string() }),
]);

/**
 * One discount of a price. `shares`: what it takes off each line, in the order of the lines; empty
 * for a discount of the delivery fee and where it is unknown. `source` null: unknown, where only
 * the sum of the discounts is known.
 */
export const priceDiscount = v.object({
  amount,
  on: v.picklist(['food', 'delivery']),
  source: v.nullable(discountSource),
  shares: v.array(amount),
});

/**
 * Discounts one by one (their sum is `discount`), the money that points pay, and how many points
 * that is.
 */
export const discountFields = {
  discounts: v.array(priceDiscount),
  points: amount,
};
