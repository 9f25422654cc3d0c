import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { deliveryFee, missingToFreeDelivery } from './delivery-fee.ts';

const zone = { fee: minor(1_990), freeFrom: minor(20_000) };

test.each([
  [0, 1_990, 20_000],
  [19_999, 1_990, 1],
  [20_000, 0, 0],
  [30_000, 0, 0],
])(
  'for %i of food the fee is %i, and %i of food is missing for free delivery',
  (food, fee, missing) => {
    expect(deliveryFee(zone, minor(food))).toBe(fee);
    expect(missingToFreeDelivery(zone, minor(food))).toBe(missing);
  },
);

test('a zone without free delivery charges its fee for any amount, and no amount is missing', () => {
  const never = { ...zone, freeFrom: null };
  expect(deliveryFee(never, minor(1_000_000))).toBe(1_990);
  expect(missingToFreeDelivery(never, minor(0))).toBeNull();
});
