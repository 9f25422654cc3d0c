import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  makeAttempt,
  makePaymentReport,
  openOrder,
  type ReportParts,
} from '../testing/payment/make-attempt.ts';
import type { Attempt } from './attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import {
  type ReportRow,
  outcomeOfReport,
  afterDeadline,
  alertOperator,
  lateMoneyPoll,
  nightlyPoll,
  noDetails,
  notPayable,
  orderTotal,
  paidByAttempt,
  pollIn,
  refundMismatch,
  refundUnacceptable,
} from '../testing/payment/report-rows.ts';

/**
 * Cases of docs/payments.md#what-goes-wrong-and-what-happens-then, by number: the effects of one
 * believed report on an attempt.
 */
test.each<ReportRow>([
  [
    '1 declined: failed, swept for late money',
    {},
    {},
    { reported: 'declined' },
    'failed',
    [lateMoneyPoll],
  ],
  [
    '2 timeout after the charge: the server polls',
    { state: 'created' },
    {},
    { ...noDetails, source: 'reply', reported: 'unknown' },
    'created',
    [pollIn(1_000)],
  ],
  [
    '2 and paid when seen',
    { state: 'created' },
    {},
    {},
    'completed',
    [{ do: 'payOrder' }, nightlyPoll],
  ],
  [
    '3 never arrived: waited for',
    { state: 'created' },
    {},
    { ...noDetails, reported: 'noRecord' },
    'created',
    [pollIn(1_000)],
  ],
  [
    '3 until the deadline',
    { state: 'created' },
    {},
    { ...noDetails, reported: 'noRecord', ...afterDeadline },
    'failed',
    [pollIn(899_999)],
  ],
  [
    '4 reported again: looked at again at night',
    { state: 'completed' },
    paidByAttempt,
    {},
    'completed',
    [nightlyPoll],
  ],
  [
    '5 late refusal of a paid order: the operator is alerted',
    { state: 'completed' },
    paidByAttempt,
    { reported: 'declined' },
    'completed',
    [alertOperator('late negative report'), nightlyPoll],
  ],
  [
    '5 "not yet" after paid: looked at again',
    { state: 'completed' },
    paidByAttempt,
    { reported: 'pending' },
    'completed',
    [nightlyPoll],
  ],
  [
    '6 abandoned, before its deadline: the server polls',
    {},
    {},
    { reported: 'pending' },
    'pending',
    [pollIn(1_000)],
  ],
  [
    '6 abandoned, past its time: failed',
    {},
    {},
    { reported: 'pending', ...afterDeadline },
    'failed',
    [pollIn(899_999)],
  ],
  ['7 cancelled on the page', {}, {}, { reported: 'cancelled' }, 'failed', [lateMoneyPoll]],
  [
    '8 a peso more: all is refunded',
    {},
    {},
    { sum: { minor: minor(9_991), currency: 'CLP' } },
    'refunding',
    refundMismatch(9_991),
  ],
  [
    '8 a peso less: all is refunded',
    {},
    {},
    { sum: { minor: minor(9_989), currency: 'CLP' } },
    'refunding',
    refundMismatch(9_989),
  ],
  [
    '8 another currency: the money is refunded',
    {},
    {},
    { sum: { minor: orderTotal, currency: 'USD' } },
    'refunding',
    refundMismatch(9_990),
  ],
  [
    '10 an error page: the server polls again',
    {},
    {},
    { ...noDetails, reported: 'unknown' },
    'pending',
    [pollIn(1_000)],
  ],
  [
    '11 commit lost: paid by the answer',
    {},
    {},
    { reported: 'captured' },
    'completed',
    [{ do: 'payOrder' }, nightlyPoll],
  ],
  ['12 our step came too late: nothing remains', {}, {}, { reported: 'refunded' }, 'refunded', []],
  [
    '13 paid twice: the second goes back',
    {},
    { paidBy: 'other' },
    {},
    'refunding',
    refundUnacceptable,
  ],
  [
    '13 superseded and paid: goes back',
    { superseded: true },
    {},
    {},
    'refunding',
    refundUnacceptable,
  ],
  [
    '14 late money of a failed attempt: goes back',
    { state: 'failed' },
    {},
    {},
    'refunding',
    refundUnacceptable,
  ],
  [
    '17 another reference: only the operator is alerted',
    { state: 'completed' },
    paidByAttempt,
    { merchantRef: 'x', reported: 'refunded' },
    'completed',
    [alertOperator('reference mismatch'), nightlyPoll],
  ],
  [
    '17 another reference on an open attempt: the server polls again',
    {},
    {},
    { merchantRef: 'x' },
    'pending',
    [alertOperator('reference mismatch'), pollIn(1_000)],
  ],
  ['18 order cancelled meanwhile: goes back', {}, notPayable, {}, 'refunding', refundUnacceptable],
])('%s', (_row, attempt, order, report, state, effects) => {
  expect(outcomeOfReport(attempt, order, report)).toEqual({ state, effects });
});

test.each(['signedWebhook', 'unsignedWebhook', 'browser'] as const)(
  '9, 19 any report from a %s only triggers a poll',
  (source) => {
    const attempt = makeAttempt();
    expect(applyPaymentReport(attempt, openOrder, makePaymentReport({ source }), 3)).toEqual({
      attempt,
      effects: [pollIn(0)],
    });
  },
);

test('the reason of a failed payment is stored for the shopper', () => {
  const problem = (seen: ReportParts, attempt: Partial<Attempt> = {}) =>
    applyPaymentReport(makeAttempt(attempt), openOrder, makePaymentReport(seen), 0).attempt.problem;
  expect(problem({ reported: 'declined' })).toBe('declined');
  expect(problem({ reported: 'cancelled' })).toBe('cancelled');
  expect(problem({ reported: 'expired' })).toBe('expired');
  expect(problem({ reported: 'pending', ...afterDeadline })).toBe('expired');
  expect(problem({ reported: 'noRecord', ...afterDeadline }, { state: 'created' })).toBe(
    'unavailable',
  );
  expect(problem({ reported: 'refunded' })).toBe('expired');
  expect(problem({ reported: 'captured' })).toBeNull();
});

test('the provider’s reference is stored, also with a wrong sum', () => {
  const seen = makePaymentReport({
    providerRef: 'token',
    sum: { minor: minor(1), currency: 'CLP' },
  });
  expect(applyPaymentReport(makeAttempt(), openOrder, seen, 0).attempt).toMatchObject({
    providerRef: 'token',
    state: 'refunding',
  });
  expect(
    applyPaymentReport(
      makeAttempt({ state: 'completed', providerRef: 'first' }),
      openOrder,
      seen,
      0,
    ).attempt.providerRef,
  ).toBe('first');
});

test('a payment that stays open alerts the operator once in eight polls', () => {
  const told = (tries: number) =>
    applyPaymentReport(makeAttempt(), openOrder, makePaymentReport({ reported: 'unknown' }), tries)
      .effects.length > 1;
  expect(Array.from({ length: 17 }, (_, tries) => tries).filter(told)).toEqual([8, 16]);
});

test('the largest captured amount is stored, and a report without one does not change it', () => {
  const after = (attempt: Partial<Attempt>, seen: ReportParts) =>
    applyPaymentReport(makeAttempt(attempt), openOrder, makePaymentReport(seen), 0).attempt
      .captured;
  expect(after({}, {})).toBe(9_990);
  expect(after({ state: 'refunding', captured: minor(9_991) }, {})).toBe(9_991);
  expect(after({}, { reported: 'captured', sum: undefined })).toBe(9_990);
  expect(after({}, { reported: 'authorised' })).toBeNull();
  expect(after({}, { reported: 'captured', sum: { minor: minor(0), currency: 'CLP' } })).toBeNull();
});
