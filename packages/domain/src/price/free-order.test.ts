import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { freeOrderPayment } from './free-order.ts';
import type { DiscountSource, PricePart } from './price-part.ts';

const food: PricePart = { kind: 'food', amount: minor(5_000) };
const points = (amount: number): PricePart => ({
  kind: 'points',
  amount: minor(-amount),
  points: 100,
});
const discount = (amount: number, source: DiscountSource): PricePart => ({
  kind: 'discount',
  amount: minor(-amount),
  on: 'food',
  source,
  shares: [],
});
const coupon = { kind: 'coupon', code: 'GRATIS', name: 'Cena gratis' } as const;
const combo = { kind: 'offer', id: 1, name: 'Combo' } as const;

test('an order that costs nothing names what pays it', () => {
  const payments = [
    [food, discount(3_000, coupon), points(2_000)],
    [food, discount(5_000, coupon)],
    [food, discount(1_000, combo), points(4_000)],
    [food, discount(5_000, combo)],
  ].map(freeOrderPayment);
  expect(payments).toEqual(['couponAndPoints', 'coupon', 'points', 'offer']);
});

test('an order with a fee or a tip left to pay is not free, and neither is an empty cart', () => {
  const tip: PricePart = { kind: 'tip', amount: minor(500) };
  expect([[food, points(5_000), tip], [food, points(4_999)], []].map(freeOrderPayment)).toEqual([
    null,
    null,
    null,
  ]);
});
