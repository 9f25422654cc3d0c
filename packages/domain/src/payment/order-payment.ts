import type { PaymentProblem } from './attempt.ts';

/**
 * How far the money of an order paid online has come, as its shopper sees it. `unpaid`: nobody is paying now. `started`: an attempt is under
 * way or being confirmed. `returning`: money that we could not use is on its way back.
 */
export const paymentStages = ['unpaid', 'started', 'paid', 'returning', 'returned'] as const;
export type PaymentStage = (typeof paymentStages)[number];

export type OrderPayment = {
  stage: PaymentStage;
  /** Until then (ISO instant) it may be paid or tried again; null: it may not. */
  payableUntil: string | null;
  /** Why the newest attempt did not pay; null when it did or still may. */
  problem: PaymentProblem | null;
  cardLastDigits: string | null;
  authorisationCode: string | null;
};
