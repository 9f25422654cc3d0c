import { expect, test } from 'vitest';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { bankChecks, isCheckEnough } from './bank-check.ts';

test('a check that the bank could not make is enough only for a brand that accepts it', () => {
  expect(bankChecks.filter((check) => isCheckEnough(check, false))).toEqual(['verified']);
  expect(bankChecks.filter((check) => isCheckEnough(check, true))).toEqual([
    'verified',
    'unavailable',
  ]);
});

test('money without the bank’s check never pays an order whose brand refuses it, and goes back; money of a paid order stays', () => {
  const report = makePaymentReport({ reported: 'captured', isUnverified: true });
  const after = (state: 'pending' | 'completed') =>
    applyPaymentReport(makeAttempt({ state }), openOrder, report, 0).attempt.state;
  expect([after('pending'), after('completed')]).toEqual(['refunding', 'completed']);
});
