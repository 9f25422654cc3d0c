import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { type PricePart, totalOf } from '../price/price-part.ts';
import { type LedgerEntry, sumOfEntries } from './ledger-entry.ts';
import { collectedEntries, orderEndEntries, placedEntries } from './order-entries.ts';

const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const food: PricePart = { kind: 'food', amount: minor(10_000) };
const every: readonly PricePart[] = [
  food,
  { kind: 'discount', amount: minor(-1_500), on: 'food', source: coupon, shares: [minor(1_500)] },
  { kind: 'points', amount: minor(-250), points: 50 },
  { kind: 'delivery', amount: minor(1_990) },
  { kind: 'serviceFee', amount: minor(300) },
  { kind: 'tip', amount: minor(500) },
  { kind: 'storeTip', amount: minor(200) },
];
const charged = minor(11_240);

test('an order with every price part is in balance, and so is its reversal', () => {
  const placed = placedEntries(every, charged);
  expect(placed).toEqual([
    { account: 'clearing', amount: 11_240 },
    { account: 'sales', amount: -10_000 },
    { account: 'discounts', amount: 1_500 },
    { account: 'points', amount: 250 },
    { account: 'delivery', amount: -1_990 },
    { account: 'service', amount: -300 },
    { account: 'driver_tips', amount: -500 },
    { account: 'store_tips', amount: -200 },
  ]);
  expect(sumOfEntries(placed)).toBe(0);
  expect(sumOfEntries([...placed, ...orderEndEntries(placed)])).toBe(0);
});

test.each(every)(
  'an order whose part $kind is missing is refused, not booked elsewhere',
  (part) => {
    const rest = every.filter((one) => one !== part);
    expect(() => placedEntries(rest, charged)).toThrow(
      `ledger event placed is out of balance by ${part.amount}: clearing 11240, `,
    );
  },
);

test('two discounts of a price are two entries', () => {
  const half: PricePart = {
    kind: 'discount',
    amount: minor(-500),
    on: 'delivery',
    source: null,
    shares: [],
  };
  const parts = [...every, half];
  expect(
    placedEntries(parts, totalOf(parts)).filter(({ account }) => account === 'discounts'),
  ).toEqual([
    { account: 'discounts', amount: 1_500 },
    { account: 'discounts', amount: 500 },
  ]);
});

test('a part of zero creates no entry', () => {
  const free: PricePart = { kind: 'delivery', amount: minor(0) };
  const entries = placedEntries([food, free], minor(10_000));
  expect(entries.map(({ account }) => account)).toEqual(['clearing', 'sales']);
});

test('a discount of all the food leaves nothing to pay', () => {
  const whole: PricePart = {
    kind: 'discount',
    amount: minor(-10_000),
    on: 'food',
    source: coupon,
    shares: [],
  };
  expect(placedEntries([food, whole], minor(0))).toEqual([
    { account: 'sales', amount: -10_000 },
    { account: 'discounts', amount: 10_000 },
  ]);
});

test('collected money clears the shopper’s debt', () => {
  const owed = placedEntries([food], minor(10_000)).find(({ account }) => account === 'clearing');
  const collected = collectedEntries(minor(10_000), 'cash');
  expect(sumOfEntries(collected)).toBe(0);
  expect(collected.find(({ account }) => account === 'clearing')?.amount).toBe(
    -(owed?.amount ?? 0),
  );
});

test('a paid order that is cancelled earns nothing, and its money is owed to the shopper', () => {
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

test('a refund that is already owed is not booked twice', () => {
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

test('an unpaid order that ends does not change the refund that its attempt still owes', () => {
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
