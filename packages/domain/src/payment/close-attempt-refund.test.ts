import { expect, test } from 'vitest';
import { makeAttempt, makePaymentReport } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { closeAttemptRefund } from './close-attempt-refund.ts';
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
