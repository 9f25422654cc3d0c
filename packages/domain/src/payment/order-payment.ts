import type { Minor } from '../money/money.ts';
import type { PaymentProblem } from './attempt.ts';

/**
 * Payment stages of an online order, for its shopper. `unpaid`: no attempt is open. `started`: an
 * attempt is under way or being confirmed. `returning`: money that could not pay the order is being
 * refunded.
 */
export const paymentStages = ['unpaid', 'started', 'paid', 'returning', 'returned'] as const;
export type PaymentStage = (typeof paymentStages)[number];

export type OrderPayment = {
  stage: PaymentStage;
  /** The order may be paid until this ISO instant; null: it may not. */
  payableUntil: string | null;
  /** The problem of the newest attempt; null if it paid or still may. */
  problem: PaymentProblem | null;
  cardLastDigits: string | null;
  authorisationCode: string | null;
  /** Parts of a paid order's money that go back while the order stays paid; absent: none. */
  partialRefund?: PartialRefund | undefined;
};

/**
 * Minor units. `returned`: the provider has refunded it. `due`: requested, and not confirmed yet.
 * `byHand`: the restaurant gave it back by other means than the provider; absent: nothing.
 */
type PartialRefund = { returned: Minor; due: Minor; byHand?: Minor | undefined };
