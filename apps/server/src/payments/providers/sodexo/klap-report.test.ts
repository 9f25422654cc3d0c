import { expect, test } from 'vitest';
import { klapReport } from './klap-report.ts';
import type { KlapOrder } from './klap-wire.ts';

const order = (over: Partial<KlapOrder> = {}): KlapOrder => ({
  order_id: '1M1b90c9cd80452eddb41f09d6',
  reference_id: 'abcdefghijklmnopqrstuvwxyz',
  status: 'completed',
  amount: { currency: 'CLP', total: 7_490 },
  payment_details: [
    { key: 'approval_code', value: '831347' },
    { key: 'last_digits', value: '4105' },
  ],
  ...over,
});

test.each([
  ['pending', 'pending'],
  ['completed', 'captured'],
  ['rejected', 'declined'],
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['refund', 'refunded'],
  ['refunded', 'refunded'],
  ['partial_refund', 'unknown'],
  ['COMPLETED', 'unknown'],
  ['approved', 'unknown'],
])('Klap’s “%s” is reported as %s', (status, reported) => {
  expect(klapReport(order({ status }), 5).reported).toBe(reported);
});

test('a report names the sum, both references and the card', () => {
  expect(klapReport(order(), 5)).toEqual({
    source: 'poll',
    reported: 'captured',
    at: 5,
    sum: { minor: 7_490, currency: 'CLP' },
    merchantRef: 'abcdefghijklmnopqrstuvwxyz',
    providerRef: '1M1b90c9cd80452eddb41f09d6',
    authorisationCode: '831347',
    cardLastDigits: '4105',
  });
});

test('a refund and a reversal return the whole amount', () => {
  expect(klapReport(order({ status: 'refund' }), 5)).toMatchObject({ refunded: 7_490 });
});

test('details that cannot be shown are left out; the code of a refusal goes to the operator', () => {
  const details = [
    { key: 'last_digits', value: '41' },
    { key: 'code', value: '51' },
  ];
  expect(klapReport(order({ payment_details: details }), 5)).not.toHaveProperty('cardLastDigits');
  expect(klapReport(order({ status: 'rejected', payment_details: details }), 5)).toMatchObject({
    declineCode: '51',
  });
});
