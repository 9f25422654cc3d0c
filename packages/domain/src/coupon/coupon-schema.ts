import * as v from 'valibot';
import { weeklyHoursSchema } from '../hours/weekly-hours-schema.ts';
import type { CategoryId, ProductId, StoreId } from '../ids.ts';
import { paymentMethodNames } from '../payment/method-names.ts';
import { amount, fileId } from '../schema/fields.ts';
import { dispatchMethodSchema } from '../store/dispatch-method-schema.ts';

const maximum = v.nullable(amount);

/**
 * The discount of a coupon, in basis points (2,000 = 20 %) or an amount. `maximum` null: no limit
 * but the price itself. `product`: at most `quantity` units of the product, without their extras.
 */
export const couponDiscounts = {
  percent: v.object({ kind: v.literal('percent'), basisPoints: v.number(), maximum }),
  amount: v.object({ kind: v.literal('amount'), amount }),
  delivery: v.object({ kind: v.literal('delivery'), maximum }),
  product: v.object({
    kind: v.literal('product'),
    productId: fileId<ProductId>(),
    quantity: v.number(),
    basisPoints: v.number(),
  }),
};

/**
 * The coupon is an invitation: each user has a code of this prefix. `reward`: points for the
 * inviter when the invited person's first order completes.
 */
const invitationSchema = v.object({
  prefix: v.string(),
  reward: v.nullable(v.object({ points: v.number() })),
});

/**
 * Limits of a coupon, each null or empty if it does not hold. `startsAt` and `endsAt`: the first
 * and the last minute, `YYYY-MM-DD HH:mm` in the store's zone, compared with the time of ordering;
 * `hours` are compared with the time that the order is for. `minimumBill`: the food before
 * discounts.
 */
export const couponLimits = {
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  hours: v.array(weeklyHoursSchema),
  minimumBill: v.nullable(amount),
  maxUsesPerUser: v.nullable(v.number()),
  firstPurchase: v.boolean(),
  dispatchMethod: v.nullable(dispatchMethodSchema),
  paymentMethods: v.array(v.picklist(paymentMethodNames)),
  platforms: v.array(v.string()),
};

/**
 * A coupon of a brand, as its file coupons.json describes it (docs/tenants.md). Empty lists and
 * null do not limit it. `on`: the lines that it may discount; `notDiscounted`: only lines without
 * an offer price.
 */
export const couponSchema = v.object({
  code: v.string(),
  name: v.string(),
  enabled: v.boolean(),
  discount: v.variant('kind', [
    couponDiscounts.percent,
    couponDiscounts.amount,
    couponDiscounts.delivery,
    couponDiscounts.product,
  ]),
  on: v.object({
    productIds: v.array(fileId<ProductId>()),
    categoryIds: v.array(fileId<CategoryId>()),
    notDiscounted: v.boolean(),
  }),
  requires: v.array(v.object({ productIds: v.array(fileId<ProductId>()), quantity: v.number() })),
  ...couponLimits,
  maxUses: v.nullable(v.number()),
  storeIds: v.array(fileId<StoreId>()),
  companyIds: v.array(v.number()),
  /** Names of these stores and companies, for the texts of refusals. */
  storeNames: v.array(v.string()),
  companyNames: v.array(v.string()),
  invitation: v.nullable(invitationSchema),
  /** Names the rules as they are published; absent: they are not yet. */
  version: v.exactOptional(v.string()),
});
