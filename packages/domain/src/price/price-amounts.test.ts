import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { chargedAmount } from '../payment/charged-amount.ts';
import { chargedParts } from './charged-parts.ts';
import { itemisedAmounts } from './itemised-amounts.ts';
import { lineDiscount } from './line-discount.ts';
import { amountsOfParts, partsOfAmounts } from './price-amounts.ts';
import { totalOf } from './price-part.ts';

const amounts = (changes: Partial<Record<string, number>> = {}) => {
  const all = { subtotal: 10_000, discount: 0, delivery: 0, serviceFee: 0, tip: 0, storeTip: 0 };
  return Object.fromEntries(
    Object.entries({ ...all, ...changes }).map(([key, value]) => [key, minor(value ?? 0)]),
  ) as Record<keyof typeof all, ReturnType<typeof minor>>;
};

test('two discounts are one amount in a price, and each amount is above zero', () => {
  const discount = { kind: 'discount', on: 'food', source: null, shares: [] } as const;
  expect(
    amountsOfParts([
      { kind: 'food', amount: minor(10_000) },
      { ...discount, amount: minor(-1_000) },
      { ...discount, amount: minor(-500) },
      { kind: 'points', amount: minor(-250), points: 50 },
      { kind: 'tip', amount: minor(700) },
    ]),
  ).toEqual({
    subtotal: 10_000,
    discount: 1_500,
    points: 250,
    delivery: 0,
    serviceFee: 0,
    tip: 700,
    storeTip: 0,
    total: 8_950,
  });
});

test('a price without points is unchanged after conversion to parts and back', () => {
  const price = amounts({ discount: 1_500, delivery: 1_990, serviceFee: 300, tip: 500 });
  expect(amountsOfParts(partsOfAmounts(price))).toEqual({ ...price, points: 0, total: 11_290 });
});

test('amounts without parts keep their total, with any discount', () => {
  const amount = fc.integer({ min: 0, max: 9_000_000 });
  const keys = ['subtotal', 'discount', 'delivery', 'serviceFee', 'tip', 'storeTip'] as const;
  fc.assert(
    fc.property(fc.array(amount, { minLength: 6, maxLength: 6 }), (values) => {
      const stored = amounts(Object.fromEntries(keys.map((key, at) => [key, values[at]])));
      const { subtotal, discount, delivery, serviceFee, tip, storeTip } = stored;
      const total = Math.max(subtotal - discount + delivery + serviceFee, 0) + tip + storeTip;
      expect(totalOf(partsOfAmounts(stored))).toBe(total);
    }),
  );
});

test.each(['store_delivery', 'in_store'] as const)(
  'the parts with tips of an order (%s) sum to the charged amount',
  (dispatch) => {
    const parts = partsOfAmounts(amounts({ delivery: 1_990 }));
    const tips = { tip: minor(700), storeTip: minor(200) };
    const charged = chargedParts(parts, tips, dispatch);
    expect(totalOf(charged)).toBe(chargedAmount(totalOf(parts), tips, dispatch));
    expect(charged.filter(({ kind }) => kind === 'tip')).toHaveLength(
      dispatch === 'in_store' ? 0 : 1,
    );
  },
);

test('named discounts and points of an answer keep their source and shares', () => {
  const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
  const named = [
    { amount: minor(1_000), on: 'food', source: coupon, shares: [minor(600), minor(400)] },
    { amount: minor(1_990), on: 'delivery', source: null, shares: [] },
  ] as const;
  const answer = {
    ...amounts({ discount: 2_990, delivery: 1_990 }),
    discounts: named.map((each) => ({ ...each, shares: [...each.shares] })),
    points: minor(250),
    pointsUsed: 50,
  };
  const parts = partsOfAmounts(answer);
  expect(totalOf(parts)).toBe(8_750);
  expect(itemisedAmounts(parts)).toMatchObject({
    discounts: named,
    points: 250,
    pointsUsed: 50,
    coupon: { code: 'LENA20', name: '20 % en hamburguesas' },
  });
  expect([0, 1, 2].map((line) => lineDiscount(parts, line))).toEqual([600, 400, 0]);
});
