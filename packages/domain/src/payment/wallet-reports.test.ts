import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import {
  alertOperator,
  type ReportRow,
  notPayable,
  outcomeOfReport,
  pollIn,
  refundMismatch,
  refundUnacceptable,
} from '../testing/payment/report-rows.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { PaymentReport } from './payment-report.ts';

/** Effects of one report after that many polls. */
const effectsAfter = (tries: number, report: Partial<PaymentReport>, state = 'pending' as const) =>
  applyPaymentReport(makeAttempt({ state }), openOrder, makePaymentReport(report), tries).effects;

test('an open payment is polled at least once a minute until its deadline, and the wait alerts nobody', () => {
  const waiting = { reported: 'pending' } as const;
  expect([0, 3, 5, 8, 16].map((tries) => effectsAfter(tries, waiting))).toEqual([
    [pollIn(1_000)],
    [pollIn(15_000)],
    [pollIn(60_000)],
    [pollIn(60_000)],
    [pollIn(60_000)],
  ]);
  expect(effectsAfter(6, { reported: 'noRecord' })).toEqual([pollIn(60_000)]);
});

test('held money is polled at least every twenty seconds, however many polls came before', () => {
  const held = { reported: 'authorised' } as const;
  expect(effectsAfter(12, held)).toEqual([{ do: 'commit' }, pollIn(20_000)]);
  const attempt = makeAttempt({ state: 'authorised' });
  const lost = makePaymentReport({ reported: 'unknown', sum: undefined, merchantRef: undefined });
  expect(applyPaymentReport(attempt, openOrder, lost, 13).effects).toEqual([pollIn(20_000)]);
});

test.each<ReportRow>([
  [
    '12 the commit came too late: nothing remains charged, and the operator learns of the lost sale',
    { state: 'authorised' },
    {},
    { reported: 'refunded', refunded: minor(9_990) },
    'refunded',
    [alertOperator('commit missed')],
  ],
  [
    '12 no server learned of the approval in time: the same',
    {},
    {},
    { reported: 'refunded', refunded: minor(9_990), isCommitMissed: true },
    'refunded',
    [alertOperator('commit missed')],
  ],
  [
    '12 the order could not use the money: no sale was lost',
    { state: 'authorised' },
    notPayable,
    { reported: 'refunded', refunded: minor(9_990), isCommitMissed: true },
    'refunded',
    [],
  ],
  [
    '12 our own reversal of a superseded payment: no sale was lost',
    { state: 'refunding', superseded: true },
    {},
    { reported: 'refunded', refunded: minor(9_990), isCommitMissed: true },
    'refunded',
    [],
  ],
  [
    '8 held money of another amount goes back before anybody commits it',
    {},
    {},
    { reported: 'authorised', sum: { minor: minor(9_991), currency: 'CLP' } },
    'refunding',
    refundMismatch(9_991),
  ],
  [
    '13 held money of a superseded attempt goes back',
    { superseded: true },
    {},
    { reported: 'authorised' },
    'refunding',
    refundUnacceptable,
  ],
])('%s', (_row, attempt, order, report, state, effects) => {
  expect(outcomeOfReport(attempt, order, report)).toEqual({ state, effects });
});
