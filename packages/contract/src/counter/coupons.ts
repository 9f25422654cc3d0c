import { couponPeriods } from '@comanda/domain/counter/coupon/coupon-period.ts';
import { couponStates } from '@comanda/domain/counter/coupon/coupon-state.ts';
import { couponDiscounts, couponLimits } from '@comanda/domain/coupon/coupon-schema.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { money } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { managers } from '../role-sets.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

/** The discount of a coupon, with the name of its product instead of the id. */
const discount = v.variant('kind', [
  couponDiscounts.percent,
  couponDiscounts.amount,
  couponDiscounts.delivery,
  v.object({
    kind: v.literal('product'),
    product: v.string(),
    ...v.omit(couponDiscounts.product, ['kind', 'productId']).entries,
  }),
]);

/**
 * The terms of a coupon, with names instead of ids. Empty lists and null do not limit it.
 */
const terms = v.object({
  discount,
  on: names,
  notDiscounted: v.boolean(),
  requires: v.array(v.object({ names, quantity: v.number() })),
  ...couponLimits,
  stores: names,
  companies: names,
  isInvitation: v.boolean(),
});

/**
 * A coupon of the brand. `by`, `setAt` (ISO): its last switch at the counter; `by` null: nobody
 * switched it, or the staff member is gone. `used`: uses that count now; `left` null: no limit. Of
 * the period: `placed` uses, `live` ones of them that count, `returned` ones that came back, and
 * `cost`, negative if more was taken back than given. `terms` null: the folder has the coupon no
 * more.
 */
const counterCoupon = v.object({
  code: v.string(),
  name: v.string(),
  state: v.picklist(couponStates),
  isOn: v.boolean(),
  source: v.picklist(['folder', 'counter']),
  by: v.nullable(v.string()),
  setAt: v.nullable(v.string()),
  terms: v.nullable(terms),
  maxUses: v.nullable(count),
  used: count,
  left: v.nullable(count),
  placed: count,
  live: count,
  returned: count,
  cost: money,
});

/**
 * Only staff of all stores: a coupon is the brand's.
 * docs/rules/counter-coupons.md#who-sees-coupons.
 */
export const getCounterCoupons = defineEndpoint({
  name: 'getCounterCoupons',
  summary: 'Coupons of the brand with their terms, switches, uses and cost',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/coupons',
  access: managers,
  query: v.object({ period: v.optional(v.picklist(couponPeriods)) }),
  answer: v.object({
    period: v.picklist(couponPeriods),
    coupons: v.array(counterCoupon),
    /** The cost of all coupons in the period. */
    cost: money,
  }),
});

/** Only staff of all stores. docs/rules/counter-coupons.md#switch-of-a-coupon. */
export const switchCoupon = defineEndpoint({
  name: 'switchCoupon',
  summary: 'Switch a coupon off or on: no new order can use it while it is off',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/coupons/:code/switch',
  access: managers,
  params: v.object({ code: text(fieldLengths.couponCode) }),
  body: v.object({ isOn: v.boolean() }),
  idempotencyKey: true,
});
