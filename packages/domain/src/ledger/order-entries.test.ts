import { type Minor, minor } from '../money/money.ts';
import { expect, test } from 'vitest';
import { type LedgerEntry, sumOfEntries } from './ledger-entry.ts';
import { collectedEntries, orderEndEntries, placedEntries } from './order-entries.ts';

const amounts = (
  changes: Partial<
    Record<
      'subtotal' | 'discount' | 'delivery' | 'serviceFee' | 'tip' | 'storeTip' | 'total',
      number
    >
  >,
) => {
  const all = {
    subtotal: 10_000,
    discount: 0,
    delivery: 0,
    serviceFee: 0,
    tip: 0,
    storeTip: 0,
    total: 10_000,
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, minor(value)]),
  ) as Record<keyof typeof all, Minor>;
};

test('an order with every part of a price is in balance, and so is its undoing', () => {
  const placed = placedEntries(
    amounts({
      discount: 1_500,
      delivery: 1_990,
      serviceFee: 300,
      tip: 500,
      storeTip: 200,
      total: 11_490,
    }),
  );
  expect(sumOfEntries(placed)).toBe(0);
  expect(placed).toContainEqual({ account: 'discounts', amount: 1_500 });
  expect(placed).toContainEqual({ account: 'clearing', amount: 11_490 });
  expect([...placed, ...orderEndEntries(placed)].reduce((sum, { amount }) => sum + amount, 0)).toBe(
    0,
  );
});

test('nothing is written for a part that is zero', () => {
  expect(placedEntries(amounts({})).map(({ account }) => account)).toEqual(['clearing', 'sales']);
});

test('a discount larger than the food counts only what it took off', () => {
  const placed = placedEntries(amounts({ discount: 12_000, total: 0 }));
  expect(placed).toEqual([
    { account: 'sales', amount: -10_000 },
    { account: 'discounts', amount: 10_000 },
  ]);
});

test('money collected settles what was owed', () => {
  const owed = placedEntries(amounts({})).find(({ account }) => account === 'clearing');
  const collected = collectedEntries(minor(10_000), 'cash');
  expect(sumOfEntries(collected)).toBe(0);
  expect(collected.find(({ account }) => account === 'clearing')?.amount).toBe(
    -(owed?.amount ?? 0),
  );
});

test('a paid order that comes to nothing earns nothing, and what is held for it is owed to its shopper', () => {
  const balance: LedgerEntry[] = [
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
  const balance: LedgerEntry[] = [
    { account: 'online', amount: minor(11_980) },
    { account: 'refunds', amount: minor(-5_990) },
    { account: 'sales', amount: minor(-5_990) },
  ];
  const entries = orderEndEntries(balance);
  const after = new Map<string, number>(balance.map(({ account, amount }) => [account, amount]));
  for (const { account, amount } of entries) after.set(account, (after.get(account) ?? 0) + amount);
  expect(Object.fromEntries(after)).toEqual({ online: 11_980, refunds: -11_980, sales: 0 });
});

test('an order that ends unpaid leaves alone what an attempt of it still owes', () => {
  const balance: LedgerEntry[] = [
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
