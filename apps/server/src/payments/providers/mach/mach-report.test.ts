import * as v from 'valibot';
import { expect, test } from 'vitest';
import { machReport } from './mach-report.ts';
import { machPayment, machQr } from './mach-wire.ts';

const payment = { status: 'PENDING', amount: 5_990, upstream_id: 'REF' };
const reported = (change: object) => {
  const read = v.safeParse(machPayment, { ...payment, ...change });
  return read.success ? machReport(read.output, 'poll', 7) : null;
};

test.each([
  ['PENDING', 'pending'],
  ['COMPLETED', 'authorised'],
  ['CONFIRMED', 'captured'],
  ['FAILED', 'declined'],
  ['EXPIRED', 'expired'],
  ['CANCELED', 'cancelled'],
  ['REVERSED', 'refunded'],
])('%s is reported as %s, with sum and reference', (status, report) => {
  expect(reported({ status })).toMatchObject({
    source: 'poll',
    reported: report,
    at: 7,
    sum: { minor: 5_990, currency: 'CLP' },
    merchantRef: 'REF',
  });
});

test('a refund leaves the payment CONFIRMED; only completed refunds count', () => {
  const refunds = [
    { amount: 990, status: 'COMPLETED' },
    { amount: 5_000, status: 'PENDING' },
  ];
  expect(reported({ status: 'CONFIRMED', refunds })).toMatchObject({
    reported: 'partlyRefunded',
    refunded: 990,
  });
  const all = refunds.map((refund) => ({ ...refund, status: 'COMPLETED' }));
  expect(reported({ status: 'CONFIRMED', refunds: all })).toMatchObject({
    reported: 'refunded',
    refunded: 5_990,
  });
});

test.each([
  { status: 'PAID' },
  { status: undefined },
  { amount: '5990' },
  { amount: -1 },
  { amount: 1.5 },
  { upstream_id: undefined },
  { refunds: [{ amount: '990', status: 'COMPLETED' }] },
])('a malformed payment is no answer: %j', (change) => {
  expect(reported(change)).toBeNull();
});

test.each([
  ['no PNG', 'R0lGODlhAQABAAAAACw='],
  ['no Base64', 'iVBORw0KGgo<script>'],
  ['too long', `iVBORw0KGgo${'A'.repeat(40_000)}`],
])('the picture of a code is left out: %s', (_name, image_base_64) => {
  expect(v.is(machQr, { image_base_64 })).toBe(false);
  expect(v.is(machQr, { image_base_64: 'iVBORw0KGgoAAAANSUhEUg==' })).toBe(true);
});
