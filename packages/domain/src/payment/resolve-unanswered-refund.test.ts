import { expect, test } from 'vitest';
import { dayMs } from '../duration.ts';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { nextRefund } from './next-refund.ts';
import { resolveUnansweredRefund } from './resolve-unanswered-refund.ts';
import type { SentRefund } from './attempt.ts';

const unanswered: SentRefund = {
  key: 'attempt:0-1000',
  minor: minor(1_000),
  total: minor(1_000),
  isRepeatable: false,
  sentAt: 0,
  acknowledgedAt: null,
  shownAt: null,
  presumedAt: null,
};
const attempt = makeAttempt({
  state: 'completed',
  refundGoal: minor(1_000),
  sentRefunds: [unanswered],
});
const later = makePaymentReport({ at: 2 * dayMs });

test('a refund that the operator found on the provider’s page counts as refunded', () => {
  const found = resolveUnansweredRefund(attempt, 'arrived');
  if (!found.ok) throw new Error(found.error);
  const paid = { ...openOrder, paidBy: 'attempt' };
  expect(found.value.effects).toEqual([{ do: 'poll', inMs: 0 }]);
  expect(applyPaymentReport(found.value.attempt, paid, later, 9).attempt.refunded).toBe(1_000);
});

test('a refund that was lost is sent once more', () => {
  const lost = resolveUnansweredRefund(attempt, 'lost');
  if (!lost.ok) throw new Error(lost.error);
  expect(nextRefund(lost.value.attempt, later)).toMatchObject({
    minor: 1_000,
    isRepetition: false,
  });
});

test('there is nothing to find out about refunds that were answered', () => {
  const answered = { ...attempt, sentRefunds: [{ ...unanswered, acknowledgedAt: 5 }] };
  for (const each of [answered, makeAttempt({ state: 'completed' })])
    expect(resolveUnansweredRefund(each, 'lost')).toEqual({
      ok: false,
      error: 'noUnansweredRefund',
    });
});
