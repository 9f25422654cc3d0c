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

type Breaks = (one: Case) => boolean;

/**
 * Returns up to three cases that break each rule. All rules see a case together, since its outcome
 * is what takes the time.
 */
function findOffences(rules: readonly Breaks[]): ReadonlyMap<Breaks, readonly Case[]> {
  const found = new Map(rules.map((breaks): [Breaks, Case[]] => [breaks, []]));
  for (const attempt of attempts)
    for (const order of orders)
      for (const report of allReports) {
        const outcome = applyPaymentReport(attempt, order, report, 3);
        const one = { attempt, order, report, outcome };
        for (const [breaks, cases] of found) if (cases.length < 3 && breaks(one)) cases.push(one);
      }
  return found;
}

const does = (effects: readonly PaymentEffect[], what: PaymentEffect['do']): boolean =>
  effects.some((effect) => effect.do === what);
const believed = ({ source }: PaymentReport): boolean => source === 'poll' || source === 'reply';
const isRight = ({ sum, merchantRef }: PaymentReport): boolean =>
  (sum ?? sums[1]) === sums[1] && merchantRef !== 'another';

const leavesGraph: Breaks = ({ attempt, outcome }) => {
  const { state } = outcome.attempt;
  return state !== attempt.state && !Object.values(attemptGraph[attempt.state]).includes(state);
};

const paysWrongly: Breaks = ({ attempt, order, report, outcome }) => {
  const mayPay =
    isAttemptOpen(attempt.state) &&
    !attempt.superseded &&
    order.payable &&
    order.paidBy !== 'other';
  const pays = mayPay && believed(report) && isRight(report) && report.reported === 'captured';
  const completes = outcome.attempt.state === 'completed' && attempt.state !== 'completed';
  return completes !== pays || does(outcome.effects, 'payOrder') !== pays;
};

const changesTwice: Breaks = ({ order, report, outcome }) => {
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
};

const standsStill: Breaks = ({ outcome: { attempt, effects } }) => {
  const isOpen =
    isAttemptOpen(attempt.state) || attempt.state === 'refunding' || duePart(attempt) > 0;
  return isOpen && !(['poll', 'refund'] as const).some((step) => does(effects, step));
};

const refundsWrongly: Breaks = ({ report, outcome: { attempt, effects } }) =>
  effects.some((effect) => {
    if (effect.do !== 'refund') return false;
    const there = (report.sum ?? attempt.sum).minor - attempt.refunded;
    const owed = attempt.state === 'refunding' ? there : duePart(attempt);
    return effect.minor <= 0 || effect.minor > Math.min(there, owed);
  });

const refundsPartUnproven: Breaks = ({ attempt, report, outcome }) => {
  if (attempt.state !== 'completed' || outcome.attempt.state !== 'completed') return false;
  const isClear = report.source === 'poll' && isRight(report);
  const isProven = outcome.attempt.refunded > attempt.refunded;
  return (does(outcome.effects, 'refund') && !isClear) || (isProven && report.source !== 'poll');
};

const believesUnproven: Breaks = ({ attempt, report, outcome }) => {
  const isUnknown = report.reported === 'unknown' && report.statusExpired !== true;
  const saysNothing = !believed(report) || isUnknown || report.merchantRef === 'another';
  return saysNothing && outcome.attempt.state !== attempt.state;
};

const paysWithoutPolls: Breaks = ({ attempt, report, outcome }) => {
  const isOver = report.reported === 'unknown' && report.statusExpired === true;
  return (
    isOver &&
    (does(outcome.effects, 'payOrder') ||
      does(outcome.effects, 'commit') ||
      (attempt.state !== 'refunded' && outcome.attempt.state === 'refunded'))
  );
};

const commitsWrongly: Breaks = ({ attempt, order, report, outcome }) => {
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
};

/** The terms of an attempt. */
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

const changesTerms: Breaks = ({ attempt, outcome }) =>
  frozen.some((key) => outcome.attempt[key] !== attempt[key]);

const offences = findOffences([
  leavesGraph,
  paysWrongly,
  changesTwice,
  standsStill,
  refundsWrongly,
  refundsPartUnproven,
  believesUnproven,
  paysWithoutPolls,
  commitsWrongly,
  changesTerms,
]);

test('an attempt moves only along the transitions of the graph', () => {
  expect(offences.get(leavesGraph)).toEqual([]);
});

test('an order is paid exactly when its attempt completes: by a believed report with the right sum, for an open order', () => {
  expect(offences.get(paysWrongly)).toEqual([]);
});

test('the same report twice changes nothing more, and neither pays nor refunds twice', () => {
  expect(offences.get(changesTwice)).toEqual([]);
});

test('every attempt that is not final has a next step', () => {
  expect(offences.get(standsStill)).toEqual([]);
});

test('only an attempt that owes a refund is refunded, and never more than was captured', () => {
  expect(offences.get(refundsWrongly)).toEqual([]);
});

test('a part of a paid order is refunded only after a poll of exactly this payment, and only a poll shows it as refunded', () => {
  expect(offences.get(refundsPartUnproven)).toEqual([]);
});

test('an unproven report, an unknown outcome and another attempt’s report change nothing', () => {
  expect(offences.get(believesUnproven)).toEqual([]);
});

test('once the provider answers no polls no order is paid, and no attempt fails before its refund was tried', () => {
  expect(offences.get(paysWithoutPolls)).toEqual([]);
});

test('no payment is committed after the shopper left, for an order that cannot use it, or while the shopper may still pay', () => {
  expect(offences.get(commitsWrongly)).toEqual([]);
});

test('the terms that were stored before the call never change', () => {
  expect(offences.get(changesTerms)).toEqual([]);
});
