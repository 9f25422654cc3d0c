import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { collectedEntries, placedEntries, sumOfEntries } from './ledger-entries.ts';
import { orderEndEntries } from './payment-entries.ts';

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
