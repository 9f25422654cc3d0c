import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountMutants, shopDiscountRules } from '../testing/payment/discount-rules.ts';
import { hostileRun } from '../testing/payment/hostile-payment-run.ts';
import type { MoneyRules } from '../testing/payment/payment-simulation.ts';
import { ruleMutants } from '../testing/payment/rule-mutants.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const story = fc.uint8Array({ minLength: 40, maxLength: 240, size: 'max' });
const shop: MoneyRules = { applyPaymentReport, discounts: shopDiscountRules };
const keepsMoney = (rules: MoneyRules) =>
  fc.property(story, (choices) => hostileRun(rules, choices).offences.length === 0);
const isFaultFound = (rules: MoneyRules): boolean =>
  fc.check(keepsMoney(rules), { numRuns: 20_000, seed: 1, endOnFailure: true }).failed;

test('with any providers, shoppers and networks an order is paid once and exactly, or holds no money, no coupon use and no points', () => {
  fc.assert(
    fc.property(story, (choices) => {
      expect(hostileRun(shop, choices).offences).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});

test.each(Object.entries(ruleMutants))(
  'the same model finds the fault in a rule book that %s',
  (_name, mutant) => {
    expect(isFaultFound({ ...shop, applyPaymentReport: mutant })).toBe(true);
  },
);

test.each(Object.entries(discountMutants))(
  'the same model finds the fault in an end of an order that %s',
  (_name, discounts) => {
    expect(isFaultFound({ ...shop, discounts })).toBe(true);
  },
);
