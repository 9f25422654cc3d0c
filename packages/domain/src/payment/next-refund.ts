import { atLeastZero, type Minor, minor, subtract, zero } from '../money/money.ts';
import type { Attempt, SentRefund } from './attempt.ts';
import { capturedBy, isStatusExpired, refundShownBy, showsMoney } from './effects-of-report.ts';
import { isWrongSum } from './money-that-pays-an-order.ts';
import type { PaymentReport } from './payment-report.ts';
import {
  refundShownWithinMs,
  sentRefundsAfter,
  sentTotal,
  unansweredRefund,
  unansweredRefunds,
} from './sent-refund.ts';

/**
 * A refund to send now. `key`, `minor`, `total`: as of {@link SentRefund}. `isRepetition`: it was
 * sent before and not answered, and is sent again with its key.
 */
export type NextRefund = Pick<SentRefund, 'key' | 'minor' | 'total'> & {
  readonly isRepetition: boolean;
};

/**
 * The refund to send after a poll; null if none is due or all of it was sent. A refund that a poll
 * lacks is never sent again: lists and states of providers lag. One without a readable answer is
 * repeated only where that cannot refund more: if everything goes back, because no provider
 * refunds more than it took; or for a day by a key that the provider knows. Elsewhere an
 * operator has to find out what became of it (`resolveUnansweredRefund`), and of a paid order
 * nothing else is sent before that. docs/rules/payments.md#refunds-that-were-sent.
 */
export function nextRefund(attempt: Attempt, polled: PaymentReport): NextRefund | null {
  const goal = refundGoalOf(attempt, polled);
  if (goal === null) return null;
  const refunded = refundShownBy(attempt, polled);
  const known = {
    ...attempt,
    refunded,
    sentRefunds: sentRefundsAfter(attempt, polled, refunded),
  };
  const sent = sentTotal(known);
  const due = atLeastZero(subtract(goal, sent));
  const unanswered = unansweredRefund(known);
  if (unanswered !== undefined && (due === 0 || attempt.state === 'completed'))
    return mayRepeat(known, polled, unanswered, sent)
      ? repetitionOf(unanswered, subtract(capturedBy(attempt, polled), refunded))
      : null;
  if (due === 0) return null;
  return { key: refundKey(attempt, sent, goal), minor: due, total: goal, isRepetition: false };
}

/**
 * Names the amounts before and after the refund, so that a repetition has the same key and other
 * money another one.
 */
const refundKey = ({ id }: Attempt, before: Minor, after: Minor): string =>
  `${id}:${before}-${after}`;

/**
 * `left`: what the poll shows as left of the payment. A key stands for its amount; without one no
 * more than that is asked for.
 */
const repetitionOf = (
  { key, minor: amount, total, isRepeatable }: SentRefund,
  left: Minor,
): NextRefund => ({
  key,
  minor: isRepeatable ? amount : minor(Math.min(amount, left)),
  total,
  isRepetition: true,
});

/**
 * While everything goes back, the only refund without an answer is all that the provider may still
 * hold, so it cannot be taken twice.
 */
function mayRepeat(
  attempt: Attempt,
  polled: PaymentReport,
  { isRepeatable, sentAt }: SentRefund,
  sent: Minor,
): boolean {
  const isWhole = attempt.state === 'refunding' && sent >= capturedBy(attempt, polled);
  if (isWhole && unansweredRefunds(attempt).length === 1) return true;
  return isRepeatable && polled.at - sentAt < refundShownWithinMs;
}

/**
 * The amount that the provider shall have refunded in all, minor units; null if no refund is due or
 * the poll is not clear about it. All that was captured, less what was refunded by other means;
 * of a paid order its parts, after a poll of exactly this payment.
 */
function refundGoalOf(attempt: Attempt, polled: PaymentReport): Minor | null {
  const { state, refundGoal, refundedOutside = zero } = attempt;
  if (state === 'completed')
    return refundGoal !== undefined && isClear(attempt, polled) ? refundGoal : null;
  const isThere = showsMoney(polled.reported) || isStatusExpired(polled);
  return state === 'refunding' && isThere
    ? atLeastZero(subtract(capturedBy(attempt, polled), refundedOutside))
    : null;
}

/**
 * True for a poll that is about exactly this payment and its sum, and names the refunded amount.
 */
const isClear = (attempt: Attempt, report: PaymentReport): boolean => {
  const { source, reported, refunded, merchantRef } = report;
  return (
    source === 'poll' &&
    (reported === 'captured' || (reported === 'partlyRefunded' && refunded !== undefined)) &&
    (merchantRef === undefined || merchantRef === attempt.merchantRef) &&
    !isWrongSum(attempt, report)
  );
};
