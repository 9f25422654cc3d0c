import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { sumOfEntries } from './ledger-entries.ts';
import {
  paidEntries,
  receivedEntries,
  orderEndEntries,
  refundedEntries,
} from './payment-entries.ts';

test.each([
  ['paid', paidEntries(minor(5_990))],
  ['received', receivedEntries(minor(5_990))],
  ['returned, as owed', refundedEntries(minor(5_990), true)],
  ['returned, to our surprise', refundedEntries(minor(5_990), false)],
])('money %s sums to zero', (_what, entries) => {
  expect(entries).toHaveLength(2);
  expect(sumOfEntries(entries)).toBe(0);
});

test('what a provider never held is not returned', () => {
  expect(refundedEntries(minor(0), true)).toEqual([]);
});

test('a paid order that comes to nothing earns nothing, and what is held for it is owed to its shopper', () => {
  const balance = [
    { account: 'online', amount: minor(6_490) },
    { account: 'sales', amount: minor(-5_990) },
    { account: 'store_tips', amount: minor(-500) },
  ];
  expect(orderEndEntries(balance)).toEqual([
    { account: 'sales', amount: 5_990 },
    { account: 'store_tips', amount: 500 },
    { account: 'refunds', amount: -6_490 },
  ]);
});

test('what was owed before is owed once', () => {
  const balance = [
    { account: 'online', amount: minor(11_980) },
    { account: 'refunds', amount: minor(-5_990) },
    { account: 'sales', amount: minor(-5_990) },
  ];
  const entries = orderEndEntries(balance);
  const after = new Map(balance.map(({ account, amount }) => [account, Number(amount)]));
  for (const { account, amount } of entries) after.set(account, (after.get(account) ?? 0) + amount);
  expect(Object.fromEntries(after)).toEqual({ online: 11_980, refunds: -11_980, sales: 0 });
});

test('an order that ends unpaid leaves alone what an attempt of it still owes', () => {
  const balance = [
    { account: 'clearing', amount: minor(5_990) },
    { account: 'online', amount: minor(5_991) },
    { account: 'refunds', amount: minor(-5_991) },
    { account: 'sales', amount: minor(-5_990) },
  ];
  expect(orderEndEntries(balance)).toEqual([
    { account: 'clearing', amount: -5_990 },
    { account: 'sales', amount: 5_990 },
  ]);
});
