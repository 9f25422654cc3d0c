import type { OrderId } from '@comanda/domain/ids.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { expect, test } from 'vitest';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { attemptLifetimeMs } from './webpay-lifetimes.ts';
import { readRefundAnswer } from './read-refund-answer.ts';

const begun = Date.parse('2026-11-21T15:30:00Z');
const dayOf = (day: number): number => begun + day * 86_400_000;
const attempt = (captured: Minor | null): Attempt => ({
  id: 'attempt',
  orderId: 'order' as OrderId,
  method: 'webpay',
  sum: { minor: minor(4_990), currency: 'CLP' },
  state: 'refunding',
  merchantRef: 'ref',
  providerRef: 'token',
  superseded: false,
  captured,
  refunded: minor(0),
  abandoned: null,
  deadline: begun + attemptLifetimeMs,
  problem: null,
});
const answerOf = (status: number, body: unknown): ProviderAnswer => ({
  kind: 'answer',
  status,
  body,
});
const refused = (message: string, status = 422) => answerOf(status, { error_message: message });
const all = minor(4_990);

test.each<[string, ProviderAnswer, number, object]>([
  [
    'undone on the same day',
    answerOf(200, { type: 'REVERSED' }),
    0,
    { reported: 'refunded', refunded: 4_990 },
  ],
  [
    'annulled',
    answerOf(200, { type: 'NULLIFIED', balance: 0, response_code: 0 }),
    1,
    { reported: 'refunded', refunded: 4_990 },
  ],
  [
    'annulled on day 8: the last word',
    answerOf(200, { type: 'NULLIFIED', balance: 0, response_code: 0 }),
    8,
    { reported: 'refunded', statusExpired: true },
  ],
  [
    'annulled, and some is left',
    answerOf(200, { type: 'NULLIFIED', balance: 10, response_code: 0 }),
    8,
    { reported: 'partlyRefunded', refunded: 4_980, sum: { minor: 4_990 } },
  ],
  [
    'annulled in part, after a part that never arrived',
    answerOf(200, { type: 'NULLIFIED', balance: 1_000, response_code: 0 }),
    1,
    { reported: 'partlyRefunded', refunded: 3_990, sum: { minor: 4_990 } },
  ],
  [
    'annulled before, while a status tells',
    refused('Already nullified (310)'),
    1,
    { reported: 'unknown' },
  ],
  [
    'annulled before, on day 8',
    refused('Already nullified (310)'),
    8,
    { reported: 'refunded', refunded: 4_990, statusExpired: true },
  ],
  ['annulled before, its code alone', refused('310'), 8, { reported: 'refunded' }],
  ['more than the balance', refused('Amount over balance (311)'), 8, { reported: 'unknown' }],
  ['not found', refused('Transaction not found (274)', 404), 8, { reported: 'unknown' }],
  ['too late', refused('Refund period exceeded (284)'), 91, { reported: 'unknown' }],
  ['a number that only looks like the code', refused('Error 13100'), 8, { reported: 'unknown' }],
  ['an error page', answerOf(502, '<h1>310</h1>'), 8, { reported: 'unknown' }],
  [
    'cut off: done or not',
    { kind: 'noAnswer', reason: 'connectionFailed' },
    8,
    { reported: 'unknown' },
  ],
  [
    'late: it may be under way',
    { kind: 'noAnswer', reason: 'timeout' },
    1,
    { reported: 'unknown', isUnderWay: true },
  ],
])('%s', (_what, answer, day, report) => {
  const read = readRefundAnswer(attempt(all), answer, dayOf(day));
  expect(read).toMatchObject({ source: 'reply', ...report });
  expect(read.statusExpired ?? false).toBe(day >= 7 && read.reported !== 'unknown');
});

test('"not authorised" on day 8 refunds nothing: it ends a payment that was never captured, and does not end a captured one', () => {
  const answer = refused('Transaction is not authorized (292)');
  expect(readRefundAnswer(attempt(null), answer, dayOf(8))).toMatchObject({
    reported: 'refunded',
    refunded: 0,
    statusExpired: true,
  });
  expect(readRefundAnswer(attempt(all), answer, dayOf(8))).toMatchObject({
    reported: 'refunded',
    refunded: 0,
    statusExpired: true,
  });
  expect(readRefundAnswer(attempt(null), answer, dayOf(6)).reported).toBe('unknown');
});
