import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { type PlaceOrderRequest, requestFingerprint } from './place-order-request.ts';
import { planAtPrice } from './plan-at-price.ts';

test('an order without its refused coupon keeps its points, has the new total and is another request', () => {
  const order = {
    paymentMethod: 'webpay',
    coupon: { code: 'LENA20', paymentMethod: 'webpay' },
    pointsToUse: 300,
    expectedTotal: minor(7_000),
    tip: minor(500),
  };
  const plan = { body: { order, onlinePayment: true } } as unknown as PlaceOrderRequest;
  const without = planAtPrice(plan, { total: minor(9_000), coupon: null, pointsUsed: 300 });
  expect(without.body).toEqual({
    order: { ...order, coupon: null, expectedTotal: 9_000 },
    onlinePayment: true,
  });
  expect(requestFingerprint(without)).not.toBe(requestFingerprint(plan));
  const price = { total: minor(8_000), coupon: { code: 'LENA10', name: '' }, pointsUsed: 0 };
  expect(planAtPrice(plan, price).body.order).toMatchObject({
    coupon: { code: 'LENA10', paymentMethod: 'webpay' },
    pointsToUse: null,
  });
});
