import { expect, test } from 'vitest';
import { oneCoupon } from './one-coupon.ts';

const none = [null, undefined] as const;

test('a coupon may stand in one place or in both, and spaces alone are none', () => {
  const asked = { ok: true, value: { text: 'LENA20', paymentMethod: 'cash' } };
  expect(oneCoupon({ coupon: [' lena20 ', null], paymentMethod: ['cash', undefined] })).toEqual(
    asked,
  );
  expect(oneCoupon({ coupon: ['lena20', 'ＬＥＮＡ20'], paymentMethod: ['cash', 'cash'] })).toEqual(
    asked,
  );
  expect(oneCoupon({ coupon: ['  ', ''], paymentMethod: ['cash', 'card'] })).toEqual({
    ok: true,
    value: null,
  });
  expect(oneCoupon({ coupon: ['LENA20', undefined], paymentMethod: none })).toEqual({
    ok: true,
    value: { text: 'LENA20', paymentMethod: null },
  });
});

test('two coupons or two methods are refused with the field', () => {
  expect(oneCoupon({ coupon: ['LENA20', 'LENA30'], paymentMethod: none })).toMatchObject({
    error: { label: 'INVALID_PARAMETER', metadata: { field: 'coupon' } },
  });
  expect(oneCoupon({ coupon: ['LENA20', null], paymentMethod: ['cash', 'card'] })).toMatchObject({
    error: { label: 'INVALID_PARAMETER', metadata: { field: 'payment_method' } },
  });
});
