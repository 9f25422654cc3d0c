import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { makeIndex, makeProduct, makeStore, productId } from '../testing/make.ts';
import { tryCoupon, type CouponTrial } from './try-coupon.ts';

const index = makeIndex({
  products: [makeProduct(1, { price: minor(5_000) }), makeProduct(2, { price: minor(2_000) })],
});
const trial = (rest: Partial<CouponTrial> = {}): CouponTrial => ({
  ...{ index, store: makeStore(), offers: [], dispatch: 'store_delivery' },
  units: new Map([
    [productId(1), 2],
    [productId(2), 1],
  ]),
  ...{ delivery: minor(1_990), paymentMethod: 'cash', platform: 'web', at: 0 },
  ...rest,
});

test('a test cart says what the coupon takes off and the total, with the delivery', () => {
  expect(tryCoupon(makeCoupon(), trial())).toEqual({
    ...{ food: 12_000, combos: 0, coupon: 2_400, delivery: 1_990, total: 11_590 },
    refusal: null,
  });
  expect(tryCoupon(makeCoupon(), trial({ dispatch: 'in_store' }))).toMatchObject({
    ...{ delivery: 0, total: 9_600 },
  });
});

test('free delivery takes off the fee', () => {
  const coupon = makeCoupon({ discount: { kind: 'delivery', maximum: null } });
  expect(tryCoupon(coupon, trial())).toMatchObject({ coupon: 1_990, total: 12_000 });
});

test('a coupon that does not apply takes nothing off, and its reason is that of an order', () => {
  const coupon = makeCoupon({ minimumBill: minor(15_000), paymentMethods: ['webpay'] });
  expect(tryCoupon(coupon, trial())).toMatchObject({
    ...{ coupon: 0, total: 13_990 },
    refusal: { label: 'COUPON_PAYMENT_METHOD', metadata: { methods: ['webpay'] } },
  });
});

test('limits of a person do not stand against it: a new one of its companies tries it', () => {
  const coupon = makeCoupon({
    firstPurchase: true,
    maxUsesPerUser: 1,
    maxUses: 1,
    companyIds: [7],
  });
  expect(tryCoupon(coupon, trial())).toMatchObject({ coupon: 2_400, refusal: null });
});

test('the time of ordering is the one that is asked for', () => {
  const coupon = makeCoupon({ startsAt: '2026-11-02 00:00' });
  expect(tryCoupon(coupon, trial()).refusal).toMatchObject({ label: 'COUPON_NOT_AVAILABLE' });
  expect(tryCoupon(coupon, trial({ at: Date.parse('2026-11-03T12:00:00Z') })).refusal).toBeNull();
});

test('combos come off first, and the coupon takes its share of what they leave', () => {
  const offers = [
    makeOffer(1, {
      needs: [{ productIds: [productId(1)], categoryIds: [], quantity: 2 }],
      benefit: { kind: 'amount', amount: minor(2_000) },
    }),
  ];
  expect(tryCoupon(makeCoupon(), trial({ offers }))).toMatchObject({
    ...{ food: 12_000, combos: 2_000, coupon: 2_000, total: 9_990 },
  });
});

test('an empty cart costs nothing', () => {
  expect(tryCoupon(makeCoupon(), trial({ units: new Map([[productId(1), 0]]) }))).toMatchObject({
    ...{ food: 0, delivery: 0, total: 0 },
  });
});
