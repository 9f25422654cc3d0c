import { expect, test } from 'vitest';
import { surplusMovements } from '../ledger/surplus-money.ts';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { SurplusPayment } from './attempt.ts';

const second: SurplusPayment = { paymentRef: 'b', minor: minor(9_990), isRefunded: false };
const seen = makePaymentReport({ surplus: [second] });
const proven = makePaymentReport({ surplus: [{ ...second, isRefunded: true }] });
const paidOrder = { payable: true, paidBy: 'attempt' };
const apply = (attempt = makeAttempt({ state: 'completed' }), report = seen, tries = 1) =>
  applyPaymentReport(attempt, paidOrder, report, tries);

test('a payment that the provider took twice pays once, and the second payment is refunded', () => {
  const { attempt, effects } = applyPaymentReport(makeAttempt(), openOrder, seen, 1);
  expect(attempt).toMatchObject({ state: 'completed', surplus: [second] });
  expect(effects).toEqual(
    expect.arrayContaining([
      { do: 'payOrder' },
      { do: 'refundSurplus' },
      { do: 'alert', why: 'paid twice' },
    ]),
  );
});

test('a second payment of a paid order leaves it paid, and alerts the operator once', () => {
  const first = apply();
  expect(first.attempt.state).toBe('completed');
  expect(first.effects).toContainEqual({ do: 'alert', why: 'paid twice' });
  const again = apply(first.attempt, seen, 2);
  expect(again.effects).toContainEqual({ do: 'refundSurplus' });
  expect(again.effects).not.toContainEqual({ do: 'alert', why: 'paid twice' });
});

test('only a poll proves the refund of a second payment, and an older answer does not undo it', () => {
  const { attempt } = apply();
  const reply = apply(attempt, makePaymentReport({ ...proven, source: 'reply' }));
  expect(reply.attempt.surplus).toEqual([second]);
  expect(reply.effects.filter((effect) => effect.do === 'poll')).toHaveLength(1);
  const over = apply(attempt, proven);
  expect(over.attempt.surplus).toEqual([{ ...second, isRefunded: true }]);
  expect(over.effects).not.toContainEqual({ do: 'refundSurplus' });
  expect(apply(over.attempt, seen).attempt.surplus).toEqual([{ ...second, isRefunded: true }]);
});

test('a second payment that is held is polled soon, and not only at night', () => {
  const { attempt } = apply();
  const unknown = makePaymentReport({ reported: 'unknown', sum: undefined, source: 'reply' });
  const [poll, ...others] = apply(attempt, unknown, 1).effects.filter(
    ({ do: kind }) => kind === 'poll',
  );
  expect(poll).toEqual({ do: 'poll', inMs: 2_000 });
  expect(others).toEqual([]);
});

test('a refused refund of a second payment alerts the operator once it is refused for long', () => {
  const { attempt } = apply();
  const refused = makePaymentReport({
    ...{ source: 'reply', reported: 'unknown', sum: undefined, isRefundRefused: true },
  });
  const alert = { do: 'alert', why: 'refund refused' };
  expect(apply(attempt, refused, 1).effects).not.toContainEqual(alert);
  expect(apply(attempt, refused, 9).effects).toContainEqual(alert);
});

test('a second payment is received once and returned once in the ledger', () => {
  const before = makeAttempt({ state: 'completed' });
  const { attempt: held } = apply(before, seen);
  const { attempt: over } = apply(held, proven);
  expect(surplusMovements(before, held)).toEqual([
    {
      event: 'received',
      paymentRef: 'b',
      entries: [
        { account: 'online', amount: 9_990 },
        { account: 'refunds', amount: -9_990 },
      ],
    },
  ]);
  expect(surplusMovements(held, held)).toEqual([]);
  expect(surplusMovements(held, over)).toMatchObject([{ event: 'returned', paymentRef: 'b' }]);
  expect(surplusMovements(before, over), 'first seen as refunded').toEqual([]);
});

test('clocks that disagree alert the operator and change nothing else', () => {
  const report = makePaymentReport({ reported: 'pending', clocksDisagree: true });
  const { attempt, effects } = applyPaymentReport(makeAttempt(), openOrder, report, 1);
  expect(attempt.state).toBe('pending');
  expect(effects).toContainEqual({ do: 'alert', why: 'clocks disagree' });
});
