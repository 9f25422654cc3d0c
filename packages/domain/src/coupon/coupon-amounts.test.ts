import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, portion, sumOf } from '../money/money.ts';
import { priceParts } from '../price/price-parts.ts';
import { makeIndex, makeProduct, makeStore, productId } from '../testing/make.ts';
import { makeCoupon, makeCouponUser } from '../testing/make-coupon.ts';
import { checkCoupon } from './check-coupon.ts';
import type { CouponFacts, CouponLine } from './coupon-facts.ts';
import type { CouponDiscount } from './coupon.ts';

type Row = { id: number; count: number; price: number; extras: number; taken: number };

/** Lines as an order has them. `taken`: percent of the line that offers take off. */
const linesOf = (rows: readonly Row[]): readonly CouponLine[] =>
  rows.map(({ id, count, price, extras, taken }) => {
    const total = minor(count * (price + extras));
    const product = makeProduct(id, { price: minor(price) });
    return { product, count, total, left: minor(total - Math.floor((total * taken) / 100)) };
  });

const factsOf = (lines: readonly CouponLine[], delivery = 0): CouponFacts => ({
  index: makeIndex({ products: lines.map(({ product }) => product) }),
  store: makeStore(),
  dispatch: 'store_delivery',
  lines,
  delivery: minor(delivery),
  now: Date.parse('2026-11-21T16:00:00Z'),
  requestedTime: null,
  platform: 'web',
  paymentMethod: 'cash',
  user: makeCouponUser(),
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const rows = fc
  .array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      count: fc.integer({ min: 1, max: 99 }),
      price: amount,
      extras: fc.integer({ min: 0, max: 300_000 }),
      taken: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map((row) => ({ ...row, price: all.find(({ id }) => id === row.id)?.price ?? 0 })),
  );
const maximum = fc.option(amount.map((each) => minor(each + 1)));
const basisPoints = fc.integer({ min: 1, max: 10_000 });
const discounts: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints, maximum }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: amount.map((each) => minor(each + 1)),
  }),
  fc.record({ kind: fc.constant('delivery' as const), maximum }),
  fc.record({
    kind: fc.constant('product' as const),
    productId: fc.integer({ min: 1, max: 9 }).map(productId),
    quantity: fc.integer({ min: 1, max: 99 }),
    basisPoints,
  }),
);

const reductionOf = (discount: CouponDiscount, facts: CouponFacts) => {
  const checked = checkCoupon(makeCoupon({ discount }), facts);
  return checked.ok ? checked.value : null;
};

test('a coupon takes off whole minor units, never more than its base, and its shares sum to it', () => {
  fc.assert(
    fc.property(rows, discounts, amount, (all, discount, delivery) => {
      const lines = linesOf(all);
      const reduction = reductionOf(discount, factsOf(lines, delivery));
      if (reduction === null) return;
      const left = lines.map((line) => ({ total: line.left }));
      const parts = priceParts({
        lines: left,
        delivery: minor(delivery),
        serviceFee: minor(0),
        reductions: [reduction],
        points: null,
      });
      const part = parts.find(({ kind }) => kind === 'discount');
      if (part?.kind !== 'discount') throw new Error('nothing is taken off');
      expect(-part.amount).toBe(reduction.amount);
      if (reduction.on === 'delivery') {
        expect(reduction.amount).toBeLessThanOrEqual(delivery);
        return;
      }
      expect(sumOf(part.shares, (share) => share)).toBe(reduction.amount);
      for (const [at, share] of part.shares.entries())
        expect(share).toBeLessThanOrEqual(lines[at]?.left ?? 0);
    }),
    { numRuns: 500 },
  );
});

test('the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(rows, discounts, (all, discount) => {
      const amounts = [all, all.toReversed()].map(
        (order) => reductionOf(discount, factsOf(linesOf(order), 1_990))?.amount,
      );
      expect(amounts[0]).toBe(amounts[1]);
    }),
  );
});

test.each([
  ['CLP', 12.5, 8_955, 1_119],
  ['CLP', 33.33, 1_000, 333],
  ['MXN', 15, 14_990, 2_249],
  ['GTQ', 12.5, 8_955, 1_119],
  ['GTQ', 33.33, 8_955, 2_985],
])('%s: %s %% of %d minor units is %d', (_currency, percent, total, expected) => {
  const lines = linesOf([{ id: 1, count: 1, price: total, extras: 0, taken: 0 }]);
  const discount = { kind: 'percent', basisPoints: percent * 100, maximum: null } as const;
  expect(reductionOf(discount, factsOf(lines))?.amount).toBe(expected);
});

test('a percentage is of what the offers leave, and is rounded once for all lines', () => {
  const lines = linesOf([
    { id: 1, count: 1, price: 333, extras: 0, taken: 0 },
    { id: 2, count: 1, price: 333, extras: 0, taken: 50 },
  ]);
  const discount = { kind: 'percent', basisPoints: 5_000, maximum: null } as const;
  expect(reductionOf(discount, factsOf(lines))?.amount).toBe(portion(minor(333 + 167), 5_000));
});

test('a product of a coupon is paid for its extras', () => {
  const lines = linesOf([{ id: 1, count: 2, price: 5_000, extras: 700, taken: 0 }]);
  const discount = {
    kind: 'product',
    productId: productId(1),
    quantity: 9,
    basisPoints: 10_000,
  } as const;
  expect(reductionOf(discount, factsOf(lines))?.amount).toBe(10_000);
});

test('the extras of a line add nothing to its share', () => {
  const lines = linesOf([
    { id: 1, count: 1, price: 5_000, extras: 0, taken: 0 },
    { id: 1, count: 1, price: 5_000, extras: 5_000, taken: 0 },
  ]);
  const discount = {
    kind: 'product',
    productId: productId(1),
    quantity: 2,
    basisPoints: 10_000,
  } as const;
  expect(reductionOf(discount, factsOf(lines))).toMatchObject({ limits: [5_000, 5_000] });
});

test('a line that a combo makes cheaper counts as an offer', () => {
  const lines = linesOf([{ id: 1, count: 1, price: 5_000, extras: 0, taken: 10 }]);
  const coupon = makeCoupon({ on: { productIds: [], categoryIds: [], notDiscounted: true } });
  expect(checkCoupon(coupon, factsOf(lines))).toMatchObject({
    error: { label: 'CART_ONLY_OFFERS' },
  });
});
