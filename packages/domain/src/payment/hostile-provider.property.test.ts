import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileRun } from '../testing/payment/hostile-payment-run.ts';
import { ruleMutants } from '../testing/payment/rule-mutants.ts';
import type { ApplyPaymentReport } from '../testing/payment/payment-simulation.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const story = fc.uint8Array({ minLength: 40, maxLength: 240, size: 'max' });
const keepsMoney = (rule: ApplyPaymentReport) =>
  fc.property(story, (choices) => hostileRun(rule, choices).offences.length === 0);

test('with any providers, shoppers and networks an order is paid once and exactly, or holds no money', () => {
  fc.assert(
    fc.property(story, (choices) => {
      expect(hostileRun(applyPaymentReport, choices).offences).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});

test.each(Object.entries(ruleMutants))(
  'the same model finds the fault in a rule book that %s',
  (_name, mutant) => {
    expect(
      fc.check(keepsMoney(mutant), { numRuns: 20_000, seed: 1, endOnFailure: true }).failed,
    ).toBe(true);
  },
);
