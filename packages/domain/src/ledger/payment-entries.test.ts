import { minor } from '../money/money.ts';
import { expect, test } from 'vitest';
import { sumOfEntries } from './ledger-entry.ts';
import { paidEntries, receivedEntries, refundedEntries } from './payment-entries.ts';

test.each([
  ['paid', paidEntries(minor(5_990))],
  ['received', receivedEntries(minor(5_990))],
  ['returned, as owed', refundedEntries(minor(5_990), true)],
  ['returned, to our surprise', refundedEntries(minor(5_990), false)],
])('money %s sums to zero', (_what, entries) => {
  expect(entries).toHaveLength(2);
  expect(sumOfEntries(entries)).toBe(0);
});

test('money that a provider never held is not refunded', () => {
  expect(refundedEntries(minor(0), true)).toEqual([]);
});
