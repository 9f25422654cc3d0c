import { expect, test } from 'vitest';
import { dayMs } from '../duration.ts';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import { closeUndecidedAttempt } from './close-undecided-attempt.ts';
import type { PaymentReport } from './payment-report.ts';

const deadline = 600_000;
const order = { ...openOrder, payable: false };
const afterDays = (attempt: Attempt, days: number, report: Partial<PaymentReport>) =>
  applyPaymentReport(
    attempt,
    order,
    makePaymentReport({ ...report, sum: undefined, at: deadline + days * dayMs }),
    1,
  );
const reviewed = afterDays(makeAttempt(), 0.01, { reported: 'pending' }).attempt;

test('an attempt that ends while its provider still reviews it is undecided until a final answer', () => {
  expect(reviewed).toMatchObject({ state: 'failed', undecidedSince: deadline + 0.01 * dayMs });
  for (const reported of ['pending', 'unknown'] as const)
    expect(afterDays(reviewed, 3, { reported }).attempt.undecidedSince, reported).toBe(
      reviewed.undecidedSince,
    );
  for (const reported of ['declined', 'cancelled', 'expired'] as const)
    expect(afterDays(reviewed, 3, { reported }).attempt.undecidedSince, reported).toBeUndefined();
});

test('a provider that forgets a payment under review is asked on: the approval of a later day is found', () => {
  for (const days of [0.05, 1.5, 3, 29]) {
    const { attempt, effects } = afterDays(reviewed, days, { reported: 'noRecord' });
    expect(attempt.undecidedSince, `${days} days`).toBeDefined();
    expect(effects, `${days} days`).toMatchObject([{ do: 'poll' }]);
  }
  expect(afterDays(reviewed, 30, { reported: 'noRecord' }).effects).toEqual([
    { do: 'alert', why: 'undecided for 30 days' },
  ]);
  const late = afterDays(reviewed, 5, { reported: 'captured' });
  expect(late.attempt).toMatchObject({ state: 'refunding' });
  expect(late.attempt.undecidedSince).toBeUndefined();
});

test('an open attempt without any answer is polled on, and alerts the operator after 30 days', () => {
  const open = makeAttempt();
  expect(afterDays(open, 29, { reported: 'unknown' }).effects).toMatchObject([{ do: 'poll' }]);
  const { effects } = afterDays(open, 30, { reported: 'unknown' });
  expect(effects).toMatchObject([{ do: 'poll' }, { do: 'alert', why: 'undecided for 30 days' }]);
});

test('money that a provider shows after it proved the refund is open until it shows the refund again', () => {
  const refunded = makeAttempt({
    state: 'refunded',
    captured: minor(9_990),
    refunded: minor(9_990),
  });
  const again = afterDays(refunded, 1, { reported: 'captured' }).attempt;
  expect(again).toMatchObject({ state: 'refunded', undecidedSince: deadline + dayMs });
  expect(afterDays(again, 2, { reported: 'unknown' }).attempt.undecidedSince).toBeDefined();
  expect(afterDays(again, 2, { reported: 'refunded' }).attempt.undecidedSince).toBeUndefined();
});

test('a closed payment is polled no more, and money that shows up all the same is refunded', () => {
  const closed = closeUndecidedAttempt(reviewed, deadline + 31 * dayMs);
  if (!closed.ok) throw new Error(closed.error);
  expect(closed.value).toMatchObject({ state: 'failed', isPollingClosed: true });
  for (const reported of ['pending', 'unknown', 'noRecord', 'declined'] as const) {
    const { attempt, effects } = afterDays(closed.value, 32, { reported });
    expect(effects, reported).toEqual([]);
    expect(attempt.undecidedSince, reported).toBeUndefined();
  }
  const late = afterDays(closed.value, 33, { reported: 'captured' });
  expect(late.attempt.state).toBe('refunding');
  expect(late.effects.some((effect) => effect.do === 'refund')).toBe(true);
});

test('a payment is closed only if it is undecided and no money of it is known to be held', () => {
  const close = (attempt: Partial<Attempt>, now = deadline + dayMs) => {
    const closed = closeUndecidedAttempt(makeAttempt(attempt), now);
    return closed.ok ? closed.value.state : closed.error;
  };
  expect(close({})).toBe('failed');
  expect(close({ state: 'created' })).toBe('failed');
  expect(close({}, deadline)).toBe('stillOpen');
  expect(close({ state: 'failed' })).toBe('nothingOpen');
  expect(close({ state: 'completed' })).toBe('nothingOpen');
  expect(close({ state: 'refunded' })).toBe('nothingOpen');
  expect(close({ state: 'refunded', undecidedSince: 1 })).toBe('moneyHeld');
  expect(close({ state: 'authorised' })).toBe('moneyHeld');
  expect(close({ state: 'refunding' })).toBe('moneyHeld');
  expect(close({ state: 'completed', refundGoal: minor(10) })).toBe('moneyHeld');
  const surplus = [{ paymentRef: 'a', minor: minor(9_990), isRefunded: false }];
  expect(close({ state: 'failed', undecidedSince: 1, surplus })).toBe('moneyHeld');
});
