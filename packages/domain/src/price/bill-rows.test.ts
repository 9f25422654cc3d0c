import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { billRows } from './bill-rows.ts';
import type { PricePart } from './price-part.ts';

const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const food: PricePart = { kind: 'food', amount: minor(10_000) };
const parts: readonly PricePart[] = [
  food,
  { kind: 'discount', amount: minor(-1_000), on: 'food', source: coupon, shares: [minor(1_000)] },
  { kind: 'discount', amount: minor(-500), on: 'delivery', source: null, shares: [] },
  { kind: 'points', amount: minor(-250), points: 50 },
  { kind: 'delivery', amount: minor(1_990) },
  { kind: 'serviceFee', amount: minor(300) },
  { kind: 'tip', amount: minor(700) },
  { kind: 'storeTip', amount: minor(200) },
];

test('a bill has a row for each part, discounts by their source, and the total last', () => {
  expect(billRows(parts, { delivery: 'known', tips: 'each' })).toEqual([
    { kind: 'subtotal', amount: 10_000 },
    { kind: 'discount', amount: -1_000, source: coupon, on: 'food' },
    { kind: 'discount', amount: -500, source: null, on: 'partOfDelivery' },
    { kind: 'points', amount: -250 },
    { kind: 'delivery', amount: 1_990 },
    { kind: 'serviceFee', amount: 300 },
    { kind: 'tip', amount: 700 },
    { kind: 'storeTip', amount: 200 },
    { kind: 'total', amount: 11_440 },
  ]);
});

test('before the order both tips share one row, even without a tip', () => {
  const tipsOf = (given: readonly PricePart[]) =>
    billRows(given, { delivery: 'known', tips: 'together' }).filter(({ kind }) =>
      /tip/i.test(kind),
    );
  expect(tipsOf(parts)).toEqual([{ kind: 'tips', amount: 900 }]);
  expect(tipsOf([food])).toEqual([{ kind: 'tips', amount: 0 }]);
});

test('a part of zero has no row; a delivery always has a delivery row, and a pickup never', () => {
  const rowsOf = (delivery: 'none' | 'unknown' | 'known') =>
    billRows([food], { delivery, tips: 'each' }).map(({ kind, amount }) => [kind, amount]);
  const [subtotal, total] = [
    ['subtotal', 10_000],
    ['total', 10_000],
  ];
  expect(rowsOf('none')).toEqual([subtotal, total]);
  expect(rowsOf('known')).toEqual([subtotal, ['delivery', 0], total]);
  expect(rowsOf('unknown')).toEqual([subtotal, ['delivery', null], total]);
});

test('a discount of the whole delivery fee is told from one of a part of it', () => {
  const onDelivery = (amount: number) =>
    billRows(
      [
        food,
        { kind: 'discount', amount: minor(-amount), on: 'delivery', source: coupon, shares: [] },
        { kind: 'delivery', amount: minor(1_990) },
      ],
      { delivery: 'known', tips: 'each' },
    ).flatMap((row) => (row.kind === 'discount' ? [row.on] : []));
  expect([onDelivery(1_990), onDelivery(1_500)]).toEqual([['wholeDelivery'], ['partOfDelivery']]);
});

test('the rows above the total sum to it', () => {
  for (const tips of ['each', 'together'] as const) {
    const rows = billRows(parts, { delivery: 'known', tips });
    const sum = rows.slice(0, -1).reduce((all, { amount }) => all + (amount ?? 0), 0);
    expect(sum).toBe(rows.at(-1)?.amount);
  }
});
