import { expect, test } from 'vitest';
import * as v from 'valibot';
import { lastRefusal, mercadoPagoReport } from './mercado-pago-report.ts';
import { mercadoPagoPayment } from './mercado-pago-wire.ts';

type Change = Readonly<Record<string, unknown>>;

const wirePayment = (change: Change = {}) => ({
  id: 10,
  status: 'approved',
  status_detail: 'accredited',
  external_reference: 'REF',
  transaction_amount: 74.9,
  transaction_amount_refunded: 0,
  currency_id: 'MXN',
  date_created: '2026-11-21T10:00:00.000-04:00',
  date_approved: '2026-11-21T10:00:05.000-04:00',
  authorization_code: '301299',
  card: { last_four_digits: '2580' },
  ...change,
});
const paymentOf = (change: Change = {}) => v.parse(mercadoPagoPayment, wirePayment(change));
const report = (...changes: readonly Change[]) =>
  mercadoPagoReport(changes.map(paymentOf), 'poll', 1);
const undecided = { date_approved: null, authorization_code: null };

test.each<[string, Change, object]>([
  ['approved', {}, { reported: 'captured', cardLastDigits: '2580', authorisationCode: '301299' }],
  [
    'approved, a part refunded',
    { transaction_amount_refunded: 4.9 },
    { reported: 'partlyRefunded', refunded: 490 },
  ],
  [
    'refunded',
    { status: 'refunded', transaction_amount_refunded: 74.9 },
    { reported: 'refunded', refunded: 7_490 },
  ],
  ['charged back', { status: 'charged_back' }, { reported: 'refunded', refunded: 7_490 }],
  ['disputed, still ours', { status: 'in_mediation' }, { reported: 'captured' }],
  ['pending', { status: 'pending', ...undecided }, { reported: 'pending' }],
  ['under review', { status: 'in_process', ...undecided }, { reported: 'pending' }],
  ['only authorised', { status: 'authorized', ...undecided }, { reported: 'pending' }],
])('%s', (_name, change, meaning) => {
  expect(report(change)).toMatchObject({
    ...meaning,
    merchantRef: 'REF',
    sum: { minor: 7_490, currency: 'MXN' },
  });
});

test('a status that is not documented is unknown', () => {
  expect(report({ status: 'settled' })).toMatchObject({ reported: 'unknown' });
});

test('refused and cancelled cards decide nothing while the page is open; the last refusal names the reason', () => {
  const refused = { status: 'rejected', status_detail: 'cc_rejected_other_reason', ...undecided };
  const later = {
    ...refused,
    id: 11,
    status_detail: 'cc_rejected_insufficient_amount',
    date_created: '2026-11-21T10:01:00.000-04:00',
  };
  expect(report(refused, { status: 'cancelled', ...undecided })).toBeNull();
  expect(lastRefusal([paymentOf(later), paymentOf(refused)])).toBe(
    'cc_rejected_insufficient_amount',
  );
});

test('the payment that was approved first pays, and stays the first after its refund; the others are surplus', () => {
  const first = { id: 12, date_approved: '2026-11-21T10:00:01.000-04:00' };
  expect(report({ id: 11 }, first)).toMatchObject({
    reported: 'captured',
    surplus: [{ paymentRef: '11', minor: 7_490, isRefunded: false }],
  });
  const byInstant = { id: 13, date_approved: '2026-11-21T15:00:00.000+01:00' };
  expect(report({ id: 11 }, byInstant), 'instants, not digits, are compared').toMatchObject({
    surplus: [{ paymentRef: '11' }],
  });
  const back = { ...first, status: 'refunded', transaction_amount_refunded: 74.9 };
  expect(report({ id: 11 }, back)).toMatchObject({
    reported: 'refunded',
    surplus: [{ paymentRef: '11', isRefunded: false }],
  });
});

test.each<[string, Change]>([
  ['a fraction of a Chilean peso', { transaction_amount: 7_490.4, currency_id: 'CLP' }],
  ['a third decimal', { transaction_amount: 74.901 }],
  ['an amount as a text', { transaction_amount: '74.9' }],
  ['no reference', { external_reference: null }],
  ['a date without an offset', { date_approved: '2026-11-21T10:00:05.000' }],
  ['a date in words', { date_created: '21 Nov 2026 10:00:05 -0400' }],
  ['a month that no calendar has', { date_approved: '2026-13-01T10:00:05.000-04:00' }],
  ['a day that no calendar has', { date_approved: '2026-11-31T10:00:05.000-04:00' }],
])('%s makes the whole answer unreadable', (_name, change) => {
  expect(v.is(mercadoPagoPayment, wirePayment(change))).toBe(false);
});
