import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { closeAttemptRefund } from './close-attempt-refund.ts';
import { refundPart } from './refund-part.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const order = { payable: false, paidBy: 'attempt' };

test('an operator’s closed refund is final: no report causes a poll, a refund or an alert', () => {
  const closed = closeAttemptRefund(makeAttempt({ state: 'refunding' }));
  if (!closed.ok) throw new Error(closed.error);
  expect(closed.value).toMatchObject({ state: 'refunded', isRefundClosed: true, refunded: 0 });
  for (const reported of ['captured', 'partlyRefunded', 'declined', 'refunded', 'unknown'] as const)
    for (const source of ['poll', 'reply', 'browser'] as const)
      expect(
        applyPaymentReport(closed.value, order, makePaymentReport({ reported, source }), 3),
      ).toEqual({
        attempt: closed.value,
        effects: [],
      });
});

test.each(attemptStates.filter((state) => state !== 'refunding'))(
  'an attempt that is %s owes no refund and cannot be closed',
  (state) => {
    expect(closeAttemptRefund(makeAttempt({ state }))).toEqual({
      ok: false,
      error: 'noOpenRefund',
    });
  },
);

test('a refused refund is retried soon at first, then once a day, and each refusal alerts the operator once', () => {
  const refused = makePaymentReport({
    source: 'reply',
    reported: 'unknown',
    isRefundRefused: true,
  });
  const after = (tries: number) =>
    applyPaymentReport(makeAttempt({ state: 'refunding' }), order, refused, tries).effects;
  expect(after(1)).toEqual([{ do: 'poll', inMs: 2_000 }]);
  const daily = [
    { do: 'poll', inMs: 24 * 60 * 60_000 },
    { do: 'alert', why: 'refund refused' },
  ];
  for (const tries of [8, 9, 16, 99, 500]) expect(after(tries)).toEqual(daily);
  const effectsAfter = (tries: number) =>
    applyPaymentReport(
      makeAttempt({ state: 'refunding' }),
      order,
      makePaymentReport({ reported: 'captured' }),
      tries,
    ).effects;
  expect(effectsAfter(9)).toEqual([{ do: 'refund', minor: 9_990 }]);
});

test('an operator closes the due part of a paid order, which stays paid, and later parts are refunded', () => {
  const due = { state: 'completed', refunded: minor(200), refundGoal: minor(700) } as const;
  const closed = closeAttemptRefund(makeAttempt(due));
  if (!closed.ok) throw new Error(closed.error);
  expect(closed.value).toMatchObject({ state: 'completed', refunded: 200, refundGoal: 200 });
  expect(closeAttemptRefund(closed.value)).toEqual({ ok: false, error: 'noOpenRefund' });
  const later = refundPart(closed.value, minor(500));
  expect(later.ok && later.value.effects).toEqual([{ do: 'refund', minor: 500 }]);
});
