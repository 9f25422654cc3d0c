import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { attemptStates, type Attempt } from './attempt.ts';
import { nextRefund } from './next-refund.ts';
import { refundAttempt } from './refund-attempt.ts';
import { refundPart } from './refund-part.ts';

const paid = (rest: Partial<Attempt> = {}): Attempt => makeAttempt({ state: 'completed', ...rest });
const goalAfter = (attempt: Attempt, part: number) => {
  const outcome = refundPart(attempt, minor(part));
  return outcome.ok ? outcome.value.attempt.refundGoal : outcome.error;
};

test('parts add up, and the refund is what no poll has shown yet', () => {
  const first = refundPart(paid(), minor(500));
  if (!first.ok) throw new Error(first.error);
  expect(first.value).toMatchObject({
    attempt: { state: 'completed', refundGoal: 500 },
    effects: [{ do: 'refund', minor: 500 }],
  });
  const second = refundPart({ ...first.value.attempt, refunded: minor(500) }, minor(90));
  expect(second.ok && second.value.attempt.refundGoal).toBe(590);
  expect(second.ok && second.value.effects).toEqual([{ do: 'refund', minor: 90 }]);
  expect(goalAfter(first.value.attempt, 90), 'the first is still on its way').toBe(590);
});

test('a part comes on top of what was refunded on the provider’s own page', () => {
  expect(goalAfter(paid({ refunded: minor(300) }), 500)).toBe(800);
  expect(goalAfter(paid({ refunded: minor(300), refundGoal: minor(100) }), 500)).toBe(800);
});

test.each([
  [0, 'noAmount'],
  [-1, 'noAmount'],
  [9_989, 9_989],
  [9_990, 'wholeAmount'],
  [99_999, 'wholeAmount'],
])('a part of %i of 9990 answers %s', (part, answer) => {
  expect(goalAfter(paid(), part)).toBe(answer);
});

test('parts that would leave nothing are refused one after another', () => {
  expect(goalAfter(paid({ refundGoal: minor(9_000) }), 990)).toBe('wholeAmount');
  expect(goalAfter(paid({ refundGoal: minor(9_000) }), 989)).toBe(9_989);
});

test.each(attemptStates.filter((state) => state !== 'completed'))(
  'an attempt that is %s pays no order and refunds no part',
  (state) => {
    expect(goalAfter(makeAttempt({ state }), 500)).toBe('notPaid');
  },
);

test('the end of the order refunds the rest, whether the part is back or on its way', () => {
  const due = paid({ refundGoal: minor(500) });
  const ended = refundAttempt(due).attempt;
  expect(ended.state).toBe('refunding');
  const report = makePaymentReport({ reported: 'partlyRefunded', refunded: minor(500) });
  expect(nextRefund(ended, report)?.minor).toBe(9_490);
  expect(nextRefund(ended, makePaymentReport())?.minor).toBe(9_990);
  expect(
    applyPaymentReport(ended, { payable: false, paidBy: 'attempt' }, report, 0).effects,
  ).toEqual([{ do: 'refund', minor: 9_490 }]);
});

test('a refused part is retried like a refused refund, and the order stays paid', () => {
  const refused = makePaymentReport({
    source: 'reply',
    reported: 'unknown',
    isRefundRefused: true,
  });
  const after = (tries: number) =>
    applyPaymentReport(
      paid({ refundGoal: minor(500) }),
      { payable: true, paidBy: 'attempt' },
      refused,
      tries,
    );
  expect(after(1).effects).toEqual([{ do: 'poll', inMs: 2_000 }]);
  expect(after(9)).toMatchObject({
    attempt: { state: 'completed', refundGoal: 500, refunded: 0 },
    effects: [
      { do: 'poll', inMs: 86_400_000 },
      { do: 'alert', why: 'refund refused' },
    ],
  });
});

test('a poll that names another sum than the order’s says nothing of what was refunded', () => {
  const part = { reported: 'partlyRefunded', source: 'poll', refunded: minor(501) } as const;
  const due = paid({ refundGoal: minor(500), refunded: minor(500) });
  const wrong = makePaymentReport({ ...part, sum: { minor: minor(9_991), currency: 'CLP' } });
  const after = applyPaymentReport(due, { payable: false, paidBy: due.id }, wrong, 0);
  expect(after.attempt).toMatchObject({ state: 'completed', refunded: 500 });
  expect(after.effects).toContainEqual({ do: 'alert', why: 'sum mismatch' });
  const right = makePaymentReport({ ...part, sum: due.sum });
  const shown = applyPaymentReport(due, { payable: false, paidBy: due.id }, right, 0);
  expect(shown.attempt.refunded).toBe(501);
});
