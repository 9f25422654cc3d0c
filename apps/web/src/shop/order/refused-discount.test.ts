import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { expect, test } from 'vitest';
import type { PlaceOrderRequest } from './place-order-request.ts';
import { refusedDiscount } from './refused-discount.ts';

const plan = (order: object) => ({ body: { order } }) as Pick<PlaceOrderRequest, 'body'>;
const coupon = { code: 'LENA20', paymentMethod: 'cash' };

test('a refusal names the coupon or the points only of an order that has them', () => {
  const both = plan({ coupon, pointsToUse: 300 });
  expect(refusedDiscount(refusalOf('COUPON_EXPIRED'), both)).toBe('coupon');
  expect(refusedDiscount(refusalOf('RULE_NOT_COMPLETED'), both)).toBe('coupon');
  const tooMany = refusalOf('TOO_MANY_REQUESTS', { seconds: 60, reason: 'COUPONS' });
  expect(refusedDiscount(tooMany, both)).toBe('coupon');
  expect(refusedDiscount(refusalOf('TOO_MANY_REQUESTS', { seconds: 60 }), both)).toBeNull();
  expect(refusedDiscount(refusalOf('LOYALTY_VALIDATION'), both)).toBe('points');
  expect(refusedDiscount(refusalOf('LOYALTY_COMMUNICATION'), both)).toBe('points');
  expect(refusedDiscount(refusalOf('MINIMUM_AMOUNT_WITH_POINTS'), both)).toBe('points');
  expect(refusedDiscount(refusalOf('STORE_CLOSED'), both)).toBeNull();
  const none = plan({ coupon: null, pointsToUse: null });
  expect(refusedDiscount(refusalOf('COUPON_EXPIRED'), none)).toBeNull();
  expect(refusedDiscount(refusalOf('LOYALTY_VALIDATION'), none)).toBeNull();
});
