import * as v from 'valibot';
import { amount } from '../schema/fields.ts';

/**
 * The reason of a discount: a coupon that the shopper typed, or an offer that applies by itself.
 */
const discountSourceSchema = v.variant('kind', [
  v.object({ kind: v.literal('coupon'), code: v.string(), name: v.string() }),
  v.object({ kind: v.literal('offer'), id: v.number(), name: v.string() }),
]);

/**
 * One discount of a price, as a positive amount. `shares`: the share of each line in a discount of
 * food, in the order of the lines; empty if they are unknown and for a discount of the delivery.
 * `source` is null if it is unknown, where only the sum of the discounts is known.
 */
export const namedDiscountSchema = v.object({
  amount,
  on: v.picklist(['food', 'delivery']),
  source: v.nullable(discountSourceSchema),
  shares: v.array(amount),
});

/**
 * The amounts of a price that shoppers, restaurants and reports read, none below zero. `discount`
 * is the sum of `discounts`; `points` is the money that points pay, and `pointsUsed` their count.
 * total = subtotal − discount − points + delivery + serviceFee + tip + storeTip.
 */
export const itemisedAmountsSchema = v.object({
  subtotal: amount,
  discount: amount,
  discounts: v.array(namedDiscountSchema),
  points: amount,
  pointsUsed: v.number(),
  coupon: v.nullable(v.object({ code: v.string(), name: v.string() })),
  delivery: amount,
  serviceFee: amount,
  tip: amount,
  storeTip: amount,
  total: amount,
});
