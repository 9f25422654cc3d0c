import * as v from 'valibot';
import { amount } from '../schema/fields.ts';
import { paymentProblems } from './attempt.ts';

/**
 * Parts of the paid amount that were refunded while the order stays paid. `returned`: the provider
 * has refunded it. `due`: requested, and not confirmed yet. `byHand`: the restaurant gave it back
 * by other means than the provider; absent: nothing.
 * docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
const partialRefundSchema = v.object({
  returned: amount,
  due: amount,
  byHand: v.optional(amount),
});

/**
 * The payment of an online order, for its shopper. `stage` `unpaid`: no attempt is open. `started`:
 * an attempt is under way or being confirmed. `returning`: money that could not pay the order is
 * being refunded.
 */
export const orderPaymentSchema = v.object({
  stage: v.picklist(['unpaid', 'started', 'paid', 'returning', 'returned']),
  /** The order may be paid until this ISO instant; null: it may not. */
  payableUntil: v.nullable(v.string()),
  /** The problem of the newest attempt; null if it paid or still may. */
  problem: v.nullable(v.picklist(paymentProblems)),
  cardLastDigits: v.nullable(v.string()),
  authorisationCode: v.nullable(v.string()),
  /** Absent: none. */
  partialRefund: v.optional(partialRefundSchema),
});
