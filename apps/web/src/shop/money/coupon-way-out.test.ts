import { expect, test } from 'vitest';
import { couponWayOut } from './coupon-way-out.ts';

test('a coupon for another method, another delivery or other products leads to where that is changed', () => {
  expect(couponWayOut('PARAMETER_MISSING')).toBe('paymentMethod');
  expect(couponWayOut('COUPON_PAYMENT_METHOD')).toBe('paymentMethod');
  expect(couponWayOut('COUPON_DISPATCH_METHOD')).toBe('dispatch');
  expect(couponWayOut('COUPON_WITH_MINIMUM_BILL')).toBe('menu');
  expect(couponWayOut('COUPON_OFFER_NOT_PRESENT')).toBe('menu');
  expect(couponWayOut('RULE_NOT_COMPLETED')).toBe('menu');
  expect(couponWayOut('COUPON_EXPIRED')).toBeNull();
});
