import * as v from 'valibot';
import { expect, test } from 'vitest';
import { walletReport } from './assumed-wallet-report.ts';
import { walletPayment } from './assumed-wallet-wire.ts';

const payment = { status: 'created', amount: 5_990, reference: 'REF' };
const reported = (change: object) => {
  const read = v.safeParse(walletPayment, { ...payment, ...change });
  return read.success ? walletReport(read.output, 'poll', 7) : null;
};

test.each([
  [{ status: 'created' }, 'pending'],
  [{ status: 'authorized' }, 'authorised'],
  [{ status: 'captured' }, 'captured'],
  [{ status: 'captured', refunded_amount: 990 }, 'partlyRefunded'],
  [{ status: 'failed' }, 'declined'],
  [{ status: 'failed', failure_code: 'rejected_by_user' }, 'declined'],
  [{ status: 'failed', failure_code: 'cancelled_by_merchant' }, 'cancelled'],
  [{ status: 'expired' }, 'expired'],
  [{ status: 'reversed' }, 'refunded'],
  [{ status: 'refunded' }, 'refunded'],
])('%j is reported as %s, with sum and reference', (change, report) => {
  expect(reported(change)).toMatchObject({
    source: 'poll',
    reported: report,
    at: 7,
    sum: { minor: 5_990, currency: 'CLP' },
    merchantRef: 'REF',
  });
});

test.each([
  { status: 'paid' },
  { amount: '5990' },
  { amount: 0.5 },
  { reference: undefined },
  { refunded_amount: -1 },
])('a malformed payment is no answer: %j', (change) => {
  expect(reported(change)).toBeNull();
});
