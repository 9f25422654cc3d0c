import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fpayReport } from './fpay-report.ts';
import { fpayPayment } from './fpay-wire.ts';

const end = Date.UTC(2027, 0, 1);
const amount = { currency: 'CLP', total: '5990' };
const payment = {
  id: 'p-1',
  state: 'created',
  expiration_date: new Date(end).toISOString(),
  transaction: { reference_id: 'REF', amount },
  links: [{ rel: 'self', href: 'https://api.fif.tech/checkout/payments/p-1' }],
};
const reported = (change: object, at = end - 1) => {
  const read = v.safeParse(fpayPayment, { ...payment, ...change });
  return read.success ? fpayReport(read.output, 'poll', at) : null;
};
const withRefund = (refunded: string) => ({
  transaction: { reference_id: 'REF', amount: { ...amount, refunded } },
});

test.each([
  [{ state: 'created' }, 'pending'],
  [{ state: 'paid' }, 'captured'],
  [{ state: 'captured' }, 'captured'],
  [{ state: 'paid', ...withRefund('0') }, 'captured'],
  [{ state: 'paid', ...withRefund('990') }, 'partlyRefunded'],
  [{ state: 'rejected' }, 'declined'],
  [{ state: 'refunded' }, 'refunded'],
])('%j is reported as %s, with sum and reference', (change, report) => {
  expect(reported(change)).toMatchObject({
    source: 'poll',
    reported: report,
    sum: { minor: 5_990, currency: 'CLP' },
    merchantRef: 'REF',
  });
});

test('a payment that stays created has expired at its expiration date', () => {
  expect(reported({ state: 'created' }, end)).toMatchObject({ reported: 'expired' });
});

test.each([
  { state: 'approved' },
  { expiration_date: 'soon' },
  { transaction: { reference_id: 'REF', amount: { ...amount, total: 5_990 } } },
  { transaction: { reference_id: 'REF', amount: { ...amount, total: '59.90' } } },
  { transaction: { amount } },
  { links: [{ rel: 'self', href: 'javascript:alert(1)' }] },
])('a malformed payment is no answer: %j', (change) => {
  expect(reported(change)).toBeNull();
});
