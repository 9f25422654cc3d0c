import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  makeAttempt,
  makePaymentReport,
  openOrder,
  type ReportParts,
} from '../testing/payment/make-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { OrderForPayment } from './payment-effect.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import {
  type ReportRow,
  outcomeOfReport,
  afterDeadline,
  alertOperator,
  noDetails,
  notPayable,
  pollIn,
} from '../testing/payment/report-rows.ts';

/** After five polls the usual pause is five minutes. */
test.each<[string, Partial<Attempt>, Partial<OrderForPayment>, ReportParts, number]>([
  [
    'an answer that cannot be read',
    {},
    {},
    { ...noDetails, reported: 'unknown', at: 140_000 },
    30_000,
  ],
  ['an answer about another payment', {}, {}, { merchantRef: 'x', at: 140_000 }, 30_000],
  [
    'the order takes no money any more',
    {},
    notPayable,
    { ...noDetails, reported: 'unknown', at: 140_000 },
    300_000,
  ],
  [
    'the attempt gave way to another',
    { superseded: true },
    {},
    { ...noDetails, reported: 'unknown', at: 140_000 },
    300_000,
  ],
  [
    'it is past its deadline',
    {},
    {},
    { ...noDetails, reported: 'unknown', ...afterDeadline },
    300_000,
  ],
])(
  '24 a poll without an outcome is repeated before a lost return expires: %s',
  (_row, attempt, order, report, inMs) => {
    const { effects } = applyPaymentReport(
      makeAttempt(attempt),
      { ...openOrder, ...order },
      makePaymentReport(report),
      5,
    );
    expect(effects.filter((effect) => effect.do === 'poll')).toEqual([pollIn(inMs)]);
  },
);

test('24 a commit is repeated after 20 s at most, however many polls came before', () => {
  const due = makePaymentReport({ reported: 'pending', at: 300_000, commitFrom: 300_000 });
  const { effects } = applyPaymentReport(makeAttempt(), openOrder, due, 9);
  expect(effects).toEqual([{ do: 'commit' }, pollIn(20_000)]);
});

/**
 * Cases of docs/payments.md#what-goes-wrong-and-what-happens-then, by number: a lost return, and
 * money that is authorised but not captured.
 */
test.each<ReportRow>([
  [
    '24 the return is lost, the shopper may still be on the page: the server polls after the page has ended',
    {},
    {},
    { reported: 'pending', at: 299_500, commitFrom: 300_000 },
    'pending',
    [pollIn(500)],
  ],
  [
    '24 the page has ended: the last step',
    {},
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [{ do: 'commit' }, pollIn(1_000)],
  ],
  [
    '24 the last step did nothing: again after a pause',
    {},
    {},
    { source: 'reply', reported: 'pending', at: 300_000, commitFrom: 300_400 },
    'pending',
    [pollIn(400)],
  ],
  [
    '24 cancelled on the page: never',
    { abandoned: 'cancelled' },
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [pollIn(1_000)],
  ],
  [
    '24 superseded: never',
    { superseded: true },
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [pollIn(1_000)],
  ],
  [
    '24 the order takes no money: never',
    {},
    notPayable,
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [pollIn(1_000)],
  ],
  [
    '24 another amount: never',
    {},
    {},
    {
      reported: 'pending',
      at: 300_000,
      commitFrom: 300_000,
      sum: { minor: minor(1), currency: 'CLP' },
    },
    'pending',
    [alertOperator('sum mismatch'), pollIn(1_000)],
  ],
  [
    '24 after its deadline: failed',
    {},
    {},
    { reported: 'pending', ...afterDeadline, commitFrom: 300_000 },
    'failed',
    [pollIn(899_999)],
  ],
  [
    'held: the last step',
    {},
    {},
    { reported: 'authorised' },
    'authorised',
    [{ do: 'commit' }, pollIn(1_000)],
  ],
  [
    'held, and still held at the poll: the commit is repeated',
    { state: 'authorised' },
    {},
    { reported: 'authorised' },
    'authorised',
    [{ do: 'commit' }, pollIn(1_000)],
  ],
  [
    'held, and the commit had no effect: the server polls',
    { state: 'authorised' },
    {},
    { source: 'reply', reported: 'authorised' },
    'authorised',
    [pollIn(1_000)],
  ],
  [
    'held money is not ended by silence',
    { state: 'authorised' },
    {},
    { reported: 'pending', ...afterDeadline },
    'authorised',
    [pollIn(1_000)],
  ],
])('%s', (_row, attempt, order, report, state, effects) => {
  expect(outcomeOfReport(attempt, order, report)).toEqual({ state, effects });
});
