import { expect, test } from 'vitest';
import * as v from 'valibot';
import { getnetReport } from './getnet-report.ts';
import { getnetSession } from './getnet-wire.ts';

type Card = { status: string; reason?: string; id?: number; total?: number; refunded?: boolean };

const cardOf = ({ status, reason = '00', id = 1, total = 7_490, refunded = false }: Card) => ({
  status: { status, reason, message: '', date: '2026-11-21T00:00:00-03:00' },
  internalReference: id,
  amount: { from: {}, to: { currency: 'CLP', total }, factor: 1 },
  reference: 'REF',
  refunded,
  authorization: '123456',
  processorFields: [
    { keyword: 'lastDigits', value: '1111', displayOn: 'none' },
    { keyword: 'credit', value: { code: '1' }, displayOn: 'none' },
  ],
});

const sessionOf = (status: string, reason: string | number, cards: readonly Card[] | null) => ({
  requestId: 7,
  status: { status, reason, message: '', date: '2026-11-21T00:00:00-03:00' },
  request: { payment: { reference: 'REF', amount: { currency: 'CLP', total: 7_490 } } },
  payment: cards?.map(cardOf) ?? null,
});

const report = (status: string, reason: string | number, cards: readonly Card[] | null = null) =>
  getnetReport(v.parse(getnetSession, sessionOf(status, reason, cards)), 'poll', 1);

const approved: Card = { status: 'APPROVED' };
const declined: Card = { status: 'REJECTED', reason: '51' };

test.each([
  ['an open page', report('PENDING', 'PC'), { reported: 'pending' }],
  [
    'a declined card, while another may be tried',
    report('PENDING', 'PC', [declined]),
    { reported: 'pending' },
  ],
  [
    'a card that its bank has not decided',
    report('PENDING', 'PT', [{ status: 'PENDING' }]),
    { reported: 'pending' },
  ],
  [
    'a paid session',
    report('APPROVED', '00', [approved]),
    { reported: 'captured', cardLastDigits: '1111', authorisationCode: '123456' },
  ],
  ['an approved session without a card', report('APPROVED', '00'), { reported: 'unknown' }],
  [
    'a rejected session with an approved card',
    report('REJECTED', 'EX', [approved]),
    { reported: 'unknown' },
  ],
  [
    'a session that its declined cards ended',
    report('REJECTED', 'XN', [declined]),
    { reported: 'declined', declineCode: '51' },
  ],
  [
    'a declined card and a page left behind',
    report('REJECTED', 'MC', [declined]),
    { reported: 'declined', declineCode: '51' },
  ],
  ['a page that we closed', report('REJECTED', 'MC'), { reported: 'cancelled' }],
  ['a page that the shopper cancelled', report('REJECTED', '?C'), { reported: 'cancelled' }],
  ['a page that ran out of time', report('REJECTED', 'EX'), { reported: 'expired' }],
  ['a session that failed', report('FAILED', 401), { reported: 'unknown' }],
  ['a status that is not documented', report('SETTLED', '00', [approved]), { reported: 'unknown' }],
])('%s', (_name, read, meaning) => {
  expect(read).toMatchObject({ ...meaning, merchantRef: 'REF' });
});

test('after a refund the session stays approved: the card says that it was refunded', () => {
  expect(report('APPROVED', '00', [{ ...approved, refunded: true }])).toMatchObject({
    reported: 'refunded',
    refunded: 7_490,
  });
});

test('a partial approval reports the amount of its card, which is not the one that was asked for', () => {
  for (const status of ['APPROVED_PARTIAL', 'PARTIAL_EXPIRED'])
    expect(report(status, 'P0', [{ ...approved, total: 5_000 }])).toMatchObject({
      reported: 'captured',
      sum: { minor: 5_000, currency: 'CLP' },
    });
});

test('a second approved card is surplus; the first one pays, in whatever order they are listed', () => {
  const second = { ...approved, id: 9, refunded: true };
  expect(report('APPROVED', '00', [second, { ...approved, id: 4 }])).toMatchObject({
    reported: 'captured',
    sum: { minor: 7_490, currency: 'CLP' },
    surplus: [{ paymentRef: '9', minor: 7_490, isRefunded: true }],
  });
});

test.each([
  [
    'an amount that is no number',
    { payment: [{ ...cardOf(approved), amount: { to: { currency: 'CLP', total: '7490' } } }] },
  ],
  [
    'a fraction of a peso',
    { payment: [{ ...cardOf(approved), amount: { to: { currency: 'CLP', total: 7_490.5 } } }] },
  ],
  ['a refund flag that is missing', { payment: [{ ...cardOf(approved), refunded: undefined }] }],
  ['a reference that is missing', { request: { payment: {} } }],
])('%s makes the whole answer unreadable', (_name, change) => {
  const answer = { ...sessionOf('APPROVED', '00', [approved]), ...change };
  expect(v.is(getnetSession, answer)).toBe(false);
});
