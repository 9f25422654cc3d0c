import { pollEffect } from '../report/report-effect.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import { unansweredRefund, withoutRefund } from './sent-refund.ts';

/** The finding of an operator on the provider's own page about a refund without an answer. */
export type RefundFinding = 'arrived' | 'lost';

/**
 * Applies what an operator found out about the refund that the provider has not answered: it
 * arrived, which counts as if the provider had acknowledged it when it was sent, or it was lost and
 * is sent again. The provider is polled at once. `noUnansweredRefund`: every refund of this attempt
 * was answered. docs/rules/payments.md#refunds-that-were-sent.
 */
export function resolveUnansweredRefund(
  attempt: Attempt,
  finding: RefundFinding,
): Result<PaymentOutcome, 'noUnansweredRefund'> {
  const unanswered = unansweredRefund(attempt);
  if (unanswered === undefined) return refuse('noUnansweredRefund');
  const { sentRefunds = [] } = attempt;
  const resolved =
    finding === 'lost'
      ? withoutRefund(sentRefunds, unanswered)
      : sentRefunds.map((sent) =>
          sent === unanswered ? { ...sent, acknowledgedAt: sent.sentAt } : sent,
        );
  return accept({ attempt: { ...attempt, sentRefunds: resolved }, effects: [pollEffect(0)] });
}
