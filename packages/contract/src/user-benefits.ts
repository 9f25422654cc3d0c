import type { OrderId } from '@comanda/domain/ids.ts';
import { amount, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { users } from './role-sets.ts';

/** `endsAt`: its last minute in the store's zone, `YYYY-MM-DD HH:mm`; null: it has no end. */
const companyCoupon = v.object({
  code: v.string(),
  name: v.string(),
  endsAt: v.nullable(v.string()),
});

/**
 * Returns the companies whose mail domain the user's proved email has, each with its coupons that
 * the user can use now. docs/rules/survey.md#companies-of-a-user,
 * docs/rules/survey.md#coupons-of-a-company.
 */
export const getCompanies = defineEndpoint({
  name: 'getCompanies',
  summary: 'The companies that this user’s email belongs to, with the coupons that they can use',
  tag: 'Users',
  method: 'GET',
  path: '/v1/users/companies',
  access: users,
  answer: v.array(v.object({ id: v.number(), name: v.string(), coupons: v.array(companyCoupon) })),
});

/**
 * Returns the coupons that this user has used, newest first. A use that was given back is not in
 * the list. docs/rules/survey.md#used-coupons.
 */
export const getUsedCoupons = defineEndpoint({
  name: 'getUsedCoupons',
  summary: 'The coupons that this user has used',
  tag: 'Users',
  method: 'GET',
  path: '/v1/users/used_coupons',
  access: users,
  answer: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      /** ISO instant. */
      usedAt: v.string(),
      orderId: uuid<OrderId>(),
      /** The money that the coupon took off this order. */
      discount: amount,
    }),
  ),
});
