import { expect, test } from 'vitest';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import type { OrderForPayment } from './payment-effect.ts';

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
