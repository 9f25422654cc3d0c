import type { Attempt } from './attempt.ts';
import { capturedBy, refundedAfter } from './effects-of-report.ts';
import type { PaymentReport } from './payment-report.ts';

/**
 * The attempt with the captured and the refunded amount that a poll shows, for the refund that
 * follows this poll. The stored amounts may lag behind a reply that proves nothing, and the highest
 * captured amount may come from one wrong answer. docs/rules/payments.md#one-refund-at-a-time.
 */
export const attemptAsPolled = (attempt: Attempt, polled: PaymentReport): Attempt => ({
  ...attempt,
  captured: capturedBy(attempt, polled),
  refunded: refundedAfter(attempt, polled),
});
