import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { nextRefund } from './next-refund.ts';
import { refundAttempt } from './refund-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const paid = { payable: false, paidBy: 'attempt' };

test('a paid order is refunded completely, and is unpaid once the refund is proven', () => {
  const { attempt, effects } = refundAttempt(makeAttempt({ state: 'completed' }));
  expect(effects).toEqual([{ do: 'refund', minor: 9_990 }]);
  const proven = applyPaymentReport(attempt, paid, makePaymentReport({ reported: 'refunded' }), 0);
  expect(proven.attempt).toMatchObject({ state: 'refunded', refunded: 9_990 });
  expect(proven.effects).toEqual([{ do: 'markOrderRefunded' }]);
});

test('after a partial refund by others only the rest is refunded', () => {
  expect(refundAttempt(makeAttempt({ state: 'completed', refunded: minor(990) })).effects).toEqual([
    { do: 'refund', minor: 9_000 },
  ]);
});

test.each(attemptStates.filter((state) => state !== 'completed'))(
  'an attempt that is %s has not paid the order, and has nothing to refund',
  (state) => {
    const attempt = makeAttempt({ state });
    expect(refundAttempt(attempt)).toEqual({ attempt, effects: [] });
  },
);

test('the refund is the amount that is owed and still held', () => {
  const owed = makeAttempt({ state: 'refunding' });
  expect(nextRefund(owed, makePaymentReport())?.minor).toBe(9_990);
  expect(
    nextRefund(owed, makePaymentReport({ reported: 'partlyRefunded', refunded: minor(90) }))?.minor,
  ).toBe(9_900);
  expect(nextRefund(owed, makePaymentReport({ reported: 'refunded' }))?.minor).toBeUndefined();
  expect(nextRefund(owed, makePaymentReport({ reported: 'unknown' }))?.minor).toBeUndefined();
  expect(
    nextRefund(makeAttempt({ state: 'completed' }), makePaymentReport())?.minor,
  ).toBeUndefined();
});
