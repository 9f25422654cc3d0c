import { fileId } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { couponSchema } from '@comanda/domain/coupon/coupon-schema.ts';
import { couponFileLimits, couponPlatforms } from '@comanda/domain/coupon/coupon-file-limits.ts';
import type { CategoryId, ProductId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import * as v from 'valibot';
import {
  amountField,
  itemId,
  listOfDistinct,
  localTimeField,
  shortText,
  storeIdField,
  weeklyHoursField,
} from './fields.ts';

const most = couponFileLimits;
const listOf = <const S extends v.GenericSchema>(item: S, what: string) =>
  v.optional(
    v.pipe(
      listOfDistinct(item, (each) => each, what),
      v.maxLength(most.items),
    ),
    [],
  );
const productIds = listOf(fileId<ProductId>(), 'products');
const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const optional = <const S extends v.GenericSchema>(field: S) => v.optional(v.nullable(field), null);

const code = v.pipe(
  v.string(),
  v.check(
    (text) => normalCouponCode(text) !== null,
    'must be 3 to 40 letters A to Z, digits, - and _, the first a letter or a digit',
  ),
  v.transform((text) => normalCouponCode(text) ?? ''),
);
const percent = v.pipe(
  v.number(),
  v.minValue(most.smallestPercent),
  v.maxValue(most.largestPercent),
  v.check((value) => Math.round(value * 100) / 100 === value, 'must have two decimals or fewer'),
);
const amount = v.pipe(
  amountField,
  v.check((value: Minor) => value > 0, 'must be above 0'),
);
const maximum = optional(amount);
const discount = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), value: percent, maximum }),
  v.strictObject({ kind: v.literal('amount'), value: amount }),
  v.strictObject({ kind: v.literal('delivery'), maximum }),
  v.strictObject({
    kind: v.literal('product'),
    productId: fileId<ProductId>(),
    quantity: v.optional(whole(1, most.units), 1),
    percent: v.optional(percent, 100),
  }),
]);

const { invitation: invitationFields, on, requires } = couponSchema.entries;

const requirement = v.strictObject({
  ...requires.item.entries,
  productIds: v.pipe(
    listOfDistinct(fileId<ProductId>(), (each) => each, 'products'),
    v.minLength(1),
    v.maxLength(most.items),
  ),
  quantity: v.optional(whole(1, most.units), 1),
});

const invitation = v.strictObject({
  ...invitationFields.wrapped.entries,
  prefix: v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9]*$/, 'must be capital letters A to Z and digits, a letter first'),
    v.minLength(most.shortestPrefix),
    v.maxLength(most.longestPrefix),
  ),
  reward: optional(v.strictObject({ points: whole(1, most.rewardPoints) })),
});

const coupon = v.strictObject({
  ...v.omit(couponSchema, ['storeNames', 'companyNames', 'version']).entries,
  code,
  name: v.pipe(shortText, v.maxLength(most.name, `must have ${most.name} characters or fewer`)),
  enabled: v.optional(v.boolean(), true),
  discount,
  on: v.optional(
    v.strictObject({
      ...on.entries,
      productIds,
      categoryIds: listOf(fileId<CategoryId>(), 'categories'),
      notDiscounted: v.optional(v.boolean(), false),
    }),
    {},
  ),
  requires: v.optional(v.pipe(v.array(requirement), v.maxLength(most.requirements)), []),
  startsAt: optional(localTimeField),
  endsAt: optional(localTimeField),
  hours: v.optional(v.pipe(v.array(weeklyHoursField), v.maxLength(most.hours)), []),
  minimumBill: optional(amount),
  maxUses: optional(whole(1, most.uses)),
  maxUsesPerUser: optional(whole(1, most.usesPerUser)),
  firstPurchase: v.optional(v.boolean(), false),
  dispatchMethod: optional(dispatchMethodSchema),
  paymentMethods: listOf(v.picklist(paymentMethodNames), 'payment methods'),
  platforms: listOf(v.picklist(couponPlatforms), 'platforms'),
  storeIds: listOf(storeIdField, 'stores'),
  companyIds: listOf(itemId, 'companies'),
  invitation: optional(invitation),
});

/**
 * coupons.json: only code, name and discount are required; a limit that is left out does not hold.
 * docs/rules/coupons.md#couponsjson.
 */
export const couponsSchema = v.pipe(
  listOfDistinct(coupon, (each) => each.code, 'codes of coupons'),
  v.maxLength(most.coupons),
);
export type CouponsFile = v.InferOutput<typeof couponsSchema>;
export type CouponFile = CouponsFile[number];
