import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport } from '../testing/payment/make-attempt.ts';
import { attemptStates, type Attempt, type Sum } from './attempt.ts';
import { attemptGraph, isAttemptOpen } from './attempt-graph.ts';
import { duePart } from './due-part.ts';
import type { PaymentEffect, OrderForPayment } from './payment-effect.ts';
import type { PaymentReport, ReportedStatus } from './payment-report.ts';
import type { ReportSource } from '../report/report-source.ts';
import { applyPaymentReport, type PaymentOutcome } from './apply-payment-report.ts';

const reportedStatuses: readonly ReportedStatus[] = [
  ...([
    'noRecord',
    'pending',
    'authorised',
    'captured',
    'declined',
    'cancelled',
    'expired',
  ] as const),
  ...(['refunded', 'partlyRefunded', 'unknown'] as const),
];
const sources: readonly ReportSource[] = [
  'poll',
  'reply',
  'signedWebhook',
  'unsignedWebhook',
  'browser',
];
const sums: readonly (Sum | undefined)[] = [
  undefined,
  { minor: minor(9_990), currency: 'CLP' },
  { minor: minor(9_989), currency: 'CLP' },
  { minor: minor(9_990), currency: 'USD' },
];
const orders: readonly OrderForPayment[] = [true, false].flatMap((payable) =>
  [null, 'attempt', 'other'].map((paidBy) => ({ payable, paidBy })),
);
const plainAttempts: readonly Attempt[] = attemptStates.flatMap((state) =>
  [true, false].flatMap((superseded) =>
    [0, 40].map((refundedSum) =>
      makeAttempt({
        state,
        superseded,
        refunded: minor(refundedSum),
        abandoned: refundedSum === 40 ? 'cancelled' : null,
      }),
    ),
  ),
);
/** A paid order of whose money a part is due, not at all, partly and completely refunded. */
const attempts: readonly Attempt[] = [
  ...plainAttempts,
  ...[0, 40, 500].map((refunded) =>
    makeAttempt({ state: 'completed', refunded: minor(refunded), refundGoal: minor(500) }),
  ),
];
const commonReports: readonly PaymentReport[] = reportedStatuses.flatMap((reported) =>
  sources.flatMap((source) =>
    sums.flatMap((sum) =>
      [undefined, 'ref', 'another'].flatMap((merchantRef) =>
        [60_000, 600_001, 90_000_000].flatMap((at) =>
          [undefined, minor(90)].map((refunded) =>
            makePaymentReport({ reported, source, sum, merchantRef, at, refunded }),
          ),
        ),
      ),
    ),
  ),
);

/**
 * The plain reports, plus variants: pending payments that the shopper may have approved, and
 * payments whose provider answers no polls any more.
 */
const allReports: readonly PaymentReport[] = commonReports.flatMap((report) => {
  if (report.reported === 'pending')
    return [report, { ...report, commitFrom: 300_000 }, { ...report, commitFrom: 30_000 }];
  return report.reported === 'unknown' || report.reported === 'refunded'
    ? [report, { ...report, statusExpired: true }]
    : [report];
});

type Case = {
  attempt: Attempt;
  order: OrderForPayment;
  report: PaymentReport;
  outcome: PaymentOutcome;
};

/** Returns up to three cases that break a rule; an empty list means that every case obeys it. */
function offences(breaks: (one: Case) => boolean): readonly Case[] {
  const found: Case[] = [];
  for (const attempt of attempts)
    for (const order of orders)
      for (const report of allReports) {
        const one = {
          attempt,
          order,
          report,
          outcome: applyPaymentReport(attempt, order, report, 3),
        };
        if (found.length < 3 && breaks(one)) found.push(one);
      }
  return found;
}

const does = (effects: readonly PaymentEffect[], what: PaymentEffect['do']): boolean =>
  effects.some((effect) => effect.do === what);
const believed = ({ source }: PaymentReport): boolean => source === 'poll' || source === 'reply';
const isRight = ({ sum, merchantRef }: PaymentReport): boolean =>
  (sum ?? sums[1]) === sums[1] && merchantRef !== 'another';

test('an attempt moves only along the transitions of the graph', () => {
  expect(
    offences(({ attempt, outcome }) => {
      const { state } = outcome.attempt;
      return state !== attempt.state && !Object.values(attemptGraph[attempt.state]).includes(state);
    }),
  ).toEqual([]);
});

test('an order is paid exactly when its attempt completes: by a believed report with the right sum, for an open order', () => {
  expect(
    offences(({ attempt, order, report, outcome }) => {
      const mayPay =
        isAttemptOpen(attempt.state) &&
        !attempt.superseded &&
        order.payable &&
        order.paidBy !== 'other';
      const pays = mayPay && believed(report) && isRight(report) && report.reported === 'captured';
      const completes = outcome.attempt.state === 'completed' && attempt.state !== 'completed';
      return completes !== pays || does(outcome.effects, 'payOrder') !== pays;
    }),
  ).toEqual([]);
});

test('the same report twice changes nothing more, and neither pays nor refunds twice', () => {
  expect(
    offences(({ order, report, outcome }) => {
      const paidBy = does(outcome.effects, 'payOrder')
        ? 'attempt'
        : does(outcome.effects, 'markOrderRefunded')
          ? null
          : order.paidBy;
      const again = applyPaymentReport(outcome.attempt, { ...order, paidBy }, report, 4);
      const same = (Object.keys(again.attempt) as (keyof Attempt)[]).every(
        (key) => again.attempt[key] === outcome.attempt[key],
      );
      return !same || does(again.effects, 'payOrder') || does(again.effects, 'markOrderRefunded');
    }),
  ).toEqual([]);
});

test('every attempt that is not final has a next step', () => {
  expect(
    offences(({ outcome: { attempt, effects } }) => {
      const isOpen =
        isAttemptOpen(attempt.state) || attempt.state === 'refunding' || duePart(attempt) > 0;
      return isOpen && !(['poll', 'refund'] as const).some((step) => does(effects, step));
    }),
  ).toEqual([]);
});

test('only an attempt that owes a refund is refunded, and never more than was captured', () => {
  expect(
    offences(({ report, outcome: { attempt, effects } }) =>
      effects.some((effect) => {
        if (effect.do !== 'refund') return false;
        const there = (report.sum ?? attempt.sum).minor - attempt.refunded;
        const owed = attempt.state === 'refunding' ? there : duePart(attempt);
        return effect.minor <= 0 || effect.minor > Math.min(there, owed);
      }),
    ),
  ).toEqual([]);
});

test('a part of a paid order is refunded only after a poll of exactly this payment, and only a poll shows it as refunded', () => {
  expect(
    offences(({ attempt, report, outcome }) => {
      if (attempt.state !== 'completed' || outcome.attempt.state !== 'completed') return false;
      const isClear = report.source === 'poll' && isRight(report);
      const isProven = outcome.attempt.refunded > attempt.refunded;
      return (
        (does(outcome.effects, 'refund') && !isClear) || (isProven && report.source !== 'poll')
      );
    }),
  ).toEqual([]);
});

test('an unproven report, an unknown outcome and another attempt’s report change nothing', () => {
  expect(
    offences(({ attempt, report, outcome }) => {
      const isUnknown = report.reported === 'unknown' && report.statusExpired !== true;
      const saysNothing = !believed(report) || isUnknown || report.merchantRef === 'another';
      return saysNothing && outcome.attempt.state !== attempt.state;
    }),
  ).toEqual([]);
});

test('once the provider answers no polls no order is paid, and no attempt fails before its refund was tried', () => {
  expect(
    offences(({ attempt, report, outcome }) => {
      const isOver = report.reported === 'unknown' && report.statusExpired === true;
      return (
        isOver &&
        (does(outcome.effects, 'payOrder') ||
          does(outcome.effects, 'commit') ||
          (attempt.state !== 'refunded' && outcome.attempt.state === 'refunded'))
      );
    }),
  ).toEqual([]);
});

test('no payment is committed after the shopper left, for an order that cannot use it, or while the shopper may still pay', () => {
  expect(
    offences(({ attempt, order, report, outcome }) => {
      if (!does(outcome.effects, 'commit') || report.reported !== 'pending') return false;
      const isWanted =
        isAttemptOpen(attempt.state) &&
        attempt.abandoned === null &&
        !attempt.superseded &&
        order.payable &&
        order.paidBy === null;
      const isInTime =
        report.commitFrom !== undefined &&
        report.at >= report.commitFrom &&
        report.at <= attempt.deadline;
      return !isWanted || !isInTime || !isRight(report) || report.source !== 'poll';
    }),
  ).toEqual([]);
});

test('the terms that were stored before the call never change', () => {
  const frozen = [
    'id',
    'orderId',
    'method',
    'sum',
    'merchantRef',
    'superseded',
    'deadline',
    'refundGoal',
  ] as const;
  expect(
    offences(({ attempt, outcome }) => frozen.some((key) => outcome.attempt[key] !== attempt[key])),
  ).toEqual([]);
});
