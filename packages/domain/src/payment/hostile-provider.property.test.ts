import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountMutants } from '../testing/payment/discount-rules.ts';
import { hostileRun } from '../testing/payment/hostile-payment-run.ts';
import { allModelledMethods, type ModelledMethod } from '../testing/payment/modelled-methods.ts';
import { type MoneyRules, shopMoneyRules } from '../testing/payment/payment-simulation.ts';
import { mutantOfMethod, refundMutants, ruleMutants } from '../testing/payment/rule-mutants.ts';

const story = fc.uint8Array({ minLength: 40, maxLength: 240, size: 'max' });
const shop = shopMoneyRules;
const keepsMoney = (rules: MoneyRules, methods: readonly ModelledMethod[]) =>
  fc.property(story, (choices) => hostileRun(rules, choices, methods).offences.length === 0);
const isFaultFound = (rules: MoneyRules, methods = allModelledMethods): boolean =>
  fc.check(keepsMoney(rules, methods), { numRuns: 20_000, seed: 1, endOnFailure: true }).failed;

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

test.each(allModelledMethods)(
  'shoppers who pay with %s alone lose no money, and the model finds a fault in what is its own',
  (method) => {
    fc.assert(keepsMoney(shop, [method]), { numRuns: 500 });
    expect(isFaultFound({ ...shop, ...mutantOfMethod(method).rules }, [method])).toBe(true);
  },
);

test.each(Object.entries(refundMutants))(
  'the same model finds the fault in a refund that %s',
  (_name, nextRefund) => {
    expect(isFaultFound({ ...shop, nextRefund })).toBe(true);
  },
);

test.each(Object.entries(discountMutants))(
  'the same model finds the fault in an end of an order that %s',
  (_name, discounts) => {
    expect(isFaultFound({ ...shop, discounts })).toBe(true);
  },
);
