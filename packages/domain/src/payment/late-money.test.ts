import { expect, test } from 'vitest';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import type { OrderForPayment } from './payment-effect.ts';
import type { PaymentReport } from './payment-report.ts';

const after = (attempt: Partial<Attempt>, order: Partial<OrderForPayment> = {}) => {
  const failed = makeAttempt({ state: 'failed', problem: 'expired', ...attempt });
  const { attempt: next, effects } = applyPaymentReport(
    failed,
    { ...openOrder, ...order },
    makePaymentReport({ reported: 'captured' }),
    0,
  );
  return [next.state, next.problem, effects.some((effect) => effect.do === 'payOrder')];
};
const keeps = { acceptsLateMoney: true } as const;

test('a brand that keeps late money keeps it while the order waits, and only then', () => {
  expect(after(keeps)).toEqual(['completed', null, true]);
  expect(after({})).toEqual(['refunding', 'expired', false]);
  expect(after(keeps, { payable: false })).toEqual(['refunding', 'expired', false]);
  expect(after(keeps, { paidBy: 'another' })).toEqual(['refunding', 'expired', false]);
  expect(after({ ...keeps, superseded: true })).toEqual(['refunding', 'expired', false]);
});

test('money that is only authorised is never kept late, because nobody would commit it', () => {
  const failed = makeAttempt({ state: 'failed', problem: 'expired', ...keeps });
  const report = makePaymentReport({ reported: 'authorised' });
  expect(applyPaymentReport(failed, openOrder, report, 0).attempt.state).toBe('refunding');
});

const day = 24 * 60 * 60_000;
const effectsLate = (report: Partial<PaymentReport>, days: number) => {
  const failed = makeAttempt({ state: 'failed', problem: 'expired' });
  const at = failed.deadline + days * day;
  return applyPaymentReport(failed, openOrder, makePaymentReport({ ...report, at }), 1).effects;
};

test('a failed attempt is polled every day while the provider has not decided, and after 30 days the operator is alerted', () => {
  for (const reported of ['pending', 'unknown'] as const) {
    expect(effectsLate({ reported }, 3), reported).toEqual([{ do: 'poll', inMs: day }]);
    expect(effectsLate({ reported }, 29.9), reported).toEqual([{ do: 'poll', inMs: day }]);
    expect(effectsLate({ reported }, 30), reported).toEqual([
      { do: 'alert', why: 'undecided for 30 days' },
    ]);
  }
});

test('a final answer ends the polls of a failed attempt after its three late polls', () => {
  for (const reported of ['declined', 'cancelled', 'expired', 'noRecord'] as const)
    expect(effectsLate({ reported }, 3), reported).toEqual([]);
});

test('a pending payment that would need our commit is final once its attempt has failed', () => {
  expect(effectsLate({ reported: 'pending', commitFrom: 300_000 }, 3)).toEqual([]);
});
