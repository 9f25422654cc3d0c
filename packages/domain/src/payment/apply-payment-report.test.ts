import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  makeAttempt,
  makePaymentReport,
  openOrder,
  type ReportParts,
} from '../testing/payment/make-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentEffect, OrderForPayment } from './payment-effect.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

type Row = [
  string,
  Partial<Attempt>,
  Partial<OrderForPayment>,
  ReportParts,
  Attempt['state'],
  readonly PaymentEffect[],
];
const all = minor(9_990);
const paid = { paidBy: 'attempt' };
const closed = { payable: false };
const silent = { sum: undefined, merchantRef: undefined };
const late = { at: 600_001 };
const query = (inMs: number): PaymentEffect => ({ do: 'poll', inMs });
const alert = (why: Extract<PaymentEffect, { do: 'alert' }>['why']): PaymentEffect => ({
  do: 'alert',
  why,
});
const unwanted: readonly PaymentEffect[] = [
  { do: 'refund', minor: all },
  alert('money not acceptable'),
];
const mismatch = (held: number): readonly PaymentEffect[] => [
  { do: 'refund', minor: minor(held) },
  alert('sum mismatch'),
];
const sweep = query(600_000 + 900_000 - 60_000);
/** The nightly poll of an attempt that began at the epoch: at 07:10 UTC. */
const look = query(7 * 3_600_000 + 600_000 - 60_000);
const silentForGood = {
  ...silent,
  reported: 'unknown',
  statusExpired: true,
  at: 700_000_000,
} as const;

/** After five polls the usual pause is five minutes. */
test.each<[string, Partial<Attempt>, Partial<OrderForPayment>, ReportParts, number]>([
  [
    'an answer that cannot be read',
    {},
    {},
    { ...silent, reported: 'unknown', at: 140_000 },
    60_000,
  ],
  ['an answer about another payment', {}, {}, { merchantRef: 'x', at: 140_000 }, 60_000],
  [
    'the order takes no money any more',
    {},
    closed,
    { ...silent, reported: 'unknown', at: 140_000 },
    300_000,
  ],
  [
    'the attempt gave way to another',
    { superseded: true },
    {},
    { ...silent, reported: 'unknown', at: 140_000 },
    300_000,
  ],
  ['it is past its deadline', {}, {}, { ...silent, reported: 'unknown', ...late }, 300_000],
])(
  '24 a question that told nothing is repeated before a lost return lapses: %s',
  (_row, attempt, order, seen, inMs) => {
    const { effects } = applyPaymentReport(
      makeAttempt(attempt),
      { ...openOrder, ...order },
      makePaymentReport(seen),
      5,
    );
    expect(effects.filter((effect) => effect.do === 'poll')).toEqual([query(inMs)]);
  },
);

/**
 * The cases of docs/payments.md#what-goes-wrong-and-what-happens-then, by number: the effect of one believed report on an attempt, at the
 * first poll.
 */
test.each<Row>([
  ['1 declined: failed, swept for late money', {}, {}, { reported: 'declined' }, 'failed', [sweep]],
  [
    '2 time-out after the charge: asked',
    { state: 'created' },
    {},
    { ...silent, source: 'reply', reported: 'unknown' },
    'created',
    [query(1_000)],
  ],
  ['2 and paid when seen', { state: 'created' }, {}, {}, 'completed', [{ do: 'payOrder' }, look]],
  [
    '3 never arrived: waited for',
    { state: 'created' },
    {},
    { ...silent, reported: 'noRecord' },
    'created',
    [query(1_000)],
  ],
  [
    '3 until the deadline',
    { state: 'created' },
    {},
    { ...silent, reported: 'noRecord', ...late },
    'failed',
    [query(899_999)],
  ],
  [
    '4 reported again: looked at again at night',
    { state: 'completed' },
    paid,
    {},
    'completed',
    [look],
  ],
  [
    '5 late refusal of a paid order: a person looks',
    { state: 'completed' },
    paid,
    { reported: 'declined' },
    'completed',
    [alert('late negative report'), look],
  ],
  [
    '5 "not yet" after paid: looked at again',
    { state: 'completed' },
    paid,
    { reported: 'pending' },
    'completed',
    [look],
  ],
  [
    '6 abandoned, before its time: asked',
    {},
    {},
    { reported: 'pending' },
    'pending',
    [query(1_000)],
  ],
  [
    '6 abandoned, past its time: failed',
    {},
    {},
    { reported: 'pending', ...late },
    'failed',
    [query(899_999)],
  ],
  ['7 cancelled on the page', {}, {}, { reported: 'cancelled' }, 'failed', [sweep]],
  [
    '8 a peso more: all given back',
    {},
    {},
    { sum: { minor: minor(9_991), currency: 'CLP' } },
    'refunding',
    mismatch(9_991),
  ],
  [
    '8 a peso less: all given back',
    {},
    {},
    { sum: { minor: minor(9_989), currency: 'CLP' } },
    'refunding',
    mismatch(9_989),
  ],
  [
    '8 another currency: given back',
    {},
    {},
    { sum: { minor: all, currency: 'USD' } },
    'refunding',
    mismatch(9_990),
  ],
  [
    '10 an error page: asked again',
    {},
    {},
    { ...silent, reported: 'unknown' },
    'pending',
    [query(1_000)],
  ],
  [
    '11 commit lost: paid by the answer',
    {},
    {},
    { reported: 'captured' },
    'completed',
    [{ do: 'payOrder' }, look],
  ],
  ['12 our step came too late: nothing remains', {}, {}, { reported: 'refunded' }, 'refunded', []],
  ['13 paid twice: the second goes back', {}, { paidBy: 'other' }, {}, 'refunding', unwanted],
  ['13 superseded and paid: goes back', { superseded: true }, {}, {}, 'refunding', unwanted],
  [
    '14 late money of a failed attempt: goes back',
    { state: 'failed' },
    {},
    {},
    'refunding',
    unwanted,
  ],
  [
    '15 still there: given back again',
    { state: 'refunding' },
    {},
    {},
    'refunding',
    [{ do: 'refund', minor: all }],
  ],
  [
    '15 a part: the rest',
    { state: 'refunding' },
    {},
    { reported: 'partlyRefunded', refunded: minor(90) },
    'refunding',
    [{ do: 'refund', minor: minor(9_900) }],
  ],
  [
    '15 a part that is all of it: asked',
    { state: 'refunding' },
    {},
    { reported: 'partlyRefunded', refunded: all },
    'refunding',
    [query(1_000)],
  ],
  [
    '15 refused, while we owe it: a person looks',
    { state: 'refunding' },
    {},
    { reported: 'declined' },
    'refunding',
    [alert('late negative report'), query(1_000)],
  ],
  [
    '15 our call says returned: asked',
    { state: 'refunding' },
    {},
    { source: 'reply', reported: 'refunded' },
    'refunding',
    [query(1_000)],
  ],
  [
    '15 our call failed: asked, not repeated',
    { state: 'refunding' },
    {},
    { source: 'reply' },
    'refunding',
    [query(1_000)],
  ],
  ['15 proven returned', { state: 'refunding' }, {}, { reported: 'refunded' }, 'refunded', []],
  [
    '16 chargeback: the order is unpaid',
    { state: 'completed' },
    paid,
    { reported: 'refunded' },
    'refunded',
    [alert('paid order refunded elsewhere'), { do: 'markOrderRefunded' }],
  ],
  [
    '16 a part of it: a person looks',
    { state: 'completed' },
    paid,
    { reported: 'partlyRefunded', refunded: minor(90) },
    'completed',
    [alert('partial refund reported'), look],
  ],
  [
    '16 the same part of it the next night: told once',
    { state: 'completed', refunded: minor(90) },
    paid,
    { reported: 'partlyRefunded', refunded: minor(90) },
    'completed',
    [look],
  ],
  [
    '16 the last night of its seven days: looked at no more',
    { state: 'completed' },
    paid,
    { at: 597_000_000 },
    'completed',
    [],
  ],
  [
    '16 no question is answered any more: nothing',
    { state: 'completed' },
    paid,
    silentForGood,
    'completed',
    [],
  ],
  [
    '17 another reference: nothing but a person',
    { state: 'completed' },
    paid,
    { merchantRef: 'x', reported: 'refunded' },
    'completed',
    [alert('reference mismatch'), look],
  ],
  [
    '17 and asked again while open',
    {},
    {},
    { merchantRef: 'x' },
    'pending',
    [alert('reference mismatch'), query(1_000)],
  ],
  [
    '23 no question is answered any more: the refund is tried',
    { state: 'refunding', captured: all },
    {},
    silentForGood,
    'refunding',
    [{ do: 'refund', minor: all }],
  ],
  [
    '23 of a wrong sum, all that was seen',
    { state: 'refunding', captured: minor(9_991) },
    {},
    silentForGood,
    'refunding',
    [{ do: 'refund', minor: minor(9_991) }],
  ],
  [
    '23 its reply closes the debt',
    { state: 'refunding', captured: all },
    {},
    { ...silentForGood, source: 'reply', reported: 'refunded', refunded: all },
    'refunded',
    [],
  ],
  [
    '23 a reply that shows less than was taken does not',
    { state: 'refunding', captured: all },
    {},
    { ...silentForGood, source: 'reply', reported: 'refunded', refunded: minor(0) },
    'refunding',
    [query(1_000)],
  ],
  [
    '23 nor does a refusal',
    { state: 'refunding', captured: all },
    {},
    { ...silent, source: 'reply', reported: 'unknown' },
    'refunding',
    [query(1_000)],
  ],
  [
    '23 never decided before: its refund is tried, which tells',
    {},
    closed,
    silentForGood,
    'refunding',
    [{ do: 'refund', minor: all }, alert('status expired')],
  ],
  [
    '23 nothing was taken: over',
    { state: 'refunding' },
    closed,
    { ...silentForGood, source: 'reply', reported: 'refunded', refunded: minor(0) },
    'refunded',
    [],
  ],
  [
    '24 the return is lost, the shopper may still be on the page: asked when that has ended',
    {},
    {},
    { reported: 'pending', at: 299_500, commitFrom: 300_000 },
    'pending',
    [query(500)],
  ],
  [
    '24 the page has ended: the last step',
    {},
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [{ do: 'commit' }, query(1_000)],
  ],
  [
    '24 the last step did nothing: again after a pause',
    {},
    {},
    { source: 'reply', reported: 'pending', at: 300_000, commitFrom: 300_400 },
    'pending',
    [query(400)],
  ],
  [
    '24 cancelled on the page: never',
    { abandoned: 'cancelled' },
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [query(1_000)],
  ],
  [
    '24 superseded: never',
    { superseded: true },
    {},
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [query(1_000)],
  ],
  [
    '24 the order takes no money: never',
    {},
    closed,
    { reported: 'pending', at: 300_000, commitFrom: 300_000 },
    'pending',
    [query(1_000)],
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
    [alert('sum mismatch'), query(1_000)],
  ],
  [
    '24 after its deadline: failed',
    {},
    {},
    { reported: 'pending', ...late, commitFrom: 300_000 },
    'failed',
    [query(899_999)],
  ],
  ['18 order cancelled meanwhile: goes back', {}, closed, {}, 'refunding', unwanted],
  [
    'held: the last step',
    {},
    {},
    { reported: 'authorised' },
    'authorised',
    [{ do: 'commit' }, query(1_000)],
  ],
  [
    'held, and still held when asked: again',
    { state: 'authorised' },
    {},
    { reported: 'authorised' },
    'authorised',
    [{ do: 'commit' }, query(1_000)],
  ],
  [
    'held, and our step did nothing: asked',
    { state: 'authorised' },
    {},
    { source: 'reply', reported: 'authorised' },
    'authorised',
    [query(1_000)],
  ],
  [
    'held money is not ended by silence',
    { state: 'authorised' },
    {},
    { reported: 'pending', ...late },
    'authorised',
    [query(1_000)],
  ],
  [
    'a sweep finds nothing: the next one',
    { state: 'failed' },
    {},
    { reported: 'declined', at: 1_500_000 },
    'failed',
    [query(6_300_000)],
  ],
  [
    'the last sweep finds nothing: the end',
    { state: 'failed' },
    {},
    { reported: 'declined', at: 87_000_000 },
    'failed',
    [],
  ],
  [
    'a sweep without an answer is asked again',
    { state: 'failed' },
    {},
    { reported: 'unknown' },
    'failed',
    [query(1_000)],
  ],
  [
    'captured after its return: a person looks',
    { state: 'refunded' },
    {},
    {},
    'refunded',
    [alert('still captured after its refund'), query(1_000)],
  ],
])('%s', (_row, attempt, order, seen, state, effects) => {
  const settled = applyPaymentReport(
    makeAttempt(attempt),
    { ...openOrder, ...order },
    makePaymentReport(seen),
    0,
  );
  expect(settled.attempt.state).toBe(state);
  expect(settled.effects).toEqual(effects);
});

test.each(['signedWebhook', 'unsignedWebhook', 'browser'] as const)(
  '9, 19 whatever a %s brings only makes us ask',
  (source) => {
    const attempt = makeAttempt();
    expect(applyPaymentReport(attempt, openOrder, makePaymentReport({ source }), 3)).toEqual({
      attempt,
      effects: [query(0)],
    });
  },
);

test('why it failed is kept for the shopper', () => {
  const problem = (seen: ReportParts, attempt: Partial<Attempt> = {}) =>
    applyPaymentReport(makeAttempt(attempt), openOrder, makePaymentReport(seen), 0).attempt.problem;
  expect(problem({ reported: 'declined' })).toBe('declined');
  expect(problem({ reported: 'cancelled' })).toBe('cancelled');
  expect(problem({ reported: 'expired' })).toBe('expired');
  expect(problem({ reported: 'pending', ...late })).toBe('expired');
  expect(problem({ reported: 'noRecord', ...late }, { state: 'created' })).toBe('unavailable');
  expect(problem({ reported: 'refunded' })).toBe('expired');
  expect(problem({ reported: 'captured' })).toBeNull();
});

test('the name that the provider gave it is kept, also with a wrong sum', () => {
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

test('what stays open for long is told to a person once in eight asks', () => {
  const told = (tries: number) =>
    applyPaymentReport(makeAttempt(), openOrder, makePaymentReport({ reported: 'unknown' }), tries)
      .effects.length > 1;
  expect(Array.from({ length: 17 }, (_, tries) => tries).filter(told)).toEqual([8, 16]);
});

test('the most that was seen to be taken is kept, and an answer that names nothing taken keeps none', () => {
  const after = (attempt: Partial<Attempt>, seen: ReportParts) =>
    applyPaymentReport(makeAttempt(attempt), openOrder, makePaymentReport(seen), 0).attempt
      .captured;
  expect(after({}, {})).toBe(9_990);
  expect(after({ state: 'refunding', captured: minor(9_991) }, {})).toBe(9_991);
  expect(after({}, { reported: 'captured', sum: undefined })).toBe(9_990);
  expect(after({}, { reported: 'authorised' })).toBeNull();
  expect(after({}, { reported: 'captured', sum: { minor: minor(0), currency: 'CLP' } })).toBeNull();
});
