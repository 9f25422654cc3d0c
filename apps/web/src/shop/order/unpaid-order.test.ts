import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { StoreId, UserId } from '@comanda/domain/ids.ts';
import { productId } from '@comanda/domain/testing/make.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeOrder, makePayment } from '@comanda/domain/testing/make-order.ts';
import { createShopStore, emptyShop } from '../shop-store.ts';
import { type PlaceOrderRequest, requestFingerprint } from './place-order-request.ts';
import {
  removeUnpaidOrder,
  subtractLines,
  storeUnpaidOrder,
  removePaidLines,
  matchingUnpaidOrder,
  unpaidOrderWithCoupon,
} from './unpaid-order.ts';

beforeEach(() => void stubBrowser('https://burger.example/'));
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T23:05:00Z');
const minute = 60_000;
const line = (hash: string, count: number): CartLine => ({
  hash,
  productId: productId(1),
  count,
  picks: [],
  instructions: '',
});
const unpaid = makeOrder(41, { paymentMethod: 'webpay', payment: makePayment() });
const paid = {
  ...unpaid,
  paymentStatus: 'completed',
  payment: makePayment({ stage: 'paid', payableUntil: null }),
} as const;

/** A shopper whose cart became order 41. */
function shopper(lines: readonly CartLine[]) {
  const clock = { now: () => now, minute: () => now, subscribe: () => () => undefined };
  const shop = createShopStore(1 as StoreId, { ...emptyShop(1 as StoreId), lines }, clock.now);
  storeUnpaidOrder(unpaid, 'body', lines, now);
  return { shop, clock, cart: () => shop.getState().lines };
}

test('the cart is emptied only once the payment is proven', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  removePaidLines(unpaid, { shop, clock });
  removePaidLines({ ...unpaid, payment: makePayment({ stage: 'started' }) }, { shop, clock });
  expect(cart()).toHaveLength(1);
  removePaidLines(paid, { shop, clock });
  expect(cart()).toEqual([]);
});

test('the requested time is cleared with the payment, and not before', () => {
  const { shop, clock } = shopper([line('a', 2)]);
  const requestedTime = { date: '2026-11-22', time: '14:00', instant: '2026-11-22T17:00:00.000Z' };
  shop.setState({ requestedTime });
  removePaidLines(unpaid, { shop, clock });
  expect(shop.getState().requestedTime).toEqual(requestedTime);
  removePaidLines(paid, { shop, clock });
  expect(shop.getState().requestedTime).toBeNull();
});

test('lines added since stay in the cart, and a second check removes nothing more', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  shop.setState({ lines: [line('a', 3), line('b', 1)] });
  removePaidLines(paid, { shop, clock });
  removePaidLines(paid, { shop, clock });
  expect(cart()).toEqual([line('a', 1), line('b', 1)]);
});

test('the payment of another order does not change the cart', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  removePaidLines({ ...paid, id: makeOrder(7).id }, { shop, clock });
  expect(cart()).toHaveLength(1);
});

test('the same request is the same order while it can be paid', () => {
  shopper([line('a', 2)]);
  expect(matchingUnpaidOrder('body', now)?.orderId).toBe(unpaid.id);
  expect(matchingUnpaidOrder('another body', now)).toBeNull();
  expect(matchingUnpaidOrder('body', now + 15 * minute)).toBeNull();
});

test('another coupon, other points or another person make another order', () => {
  const plan = { body: { order: { coupon: null, pointsToUse: null } } } as PlaceOrderRequest;
  const withOrder = (changes: object): PlaceOrderRequest => ({
    ...plan,
    body: { ...plan.body, order: { ...plan.body.order, ...changes } },
  });
  const coupon = { code: 'LENA20', paymentMethod: 'webpay' };
  const plans = [
    plan,
    withOrder({ coupon }),
    withOrder({ coupon: { ...coupon, paymentMethod: 'cash' } }),
    withOrder({ pointsToUse: 300 }),
    { ...plan, userId: 'u-1' as UserId },
    { ...plan, userId: 'u-2' as UserId },
  ];
  expect(new Set(plans.map(requestFingerprint)).size).toBe(plans.length);
  storeUnpaidOrder(unpaid, requestFingerprint(withOrder({ coupon })), [], now);
  expect(matchingUnpaidOrder(requestFingerprint(plan), now)).toBeNull();
  expect(matchingUnpaidOrder(requestFingerprint(withOrder({ coupon })), now)).not.toBeNull();
});

test('the unpaid order that holds the use of a coupon is found by its code until it can no longer be paid', () => {
  const coupon = { code: 'LENA20', name: '20 % en hamburguesas' };
  storeUnpaidOrder({ ...unpaid, coupon }, 'body', [], now);
  expect(unpaidOrderWithCoupon(' lena20', now)).toBe(unpaid.number);
  expect(unpaidOrderWithCoupon('LENA10', now)).toBeNull();
  expect(unpaidOrderWithCoupon('LENA20', now + 15 * minute)).toBeNull();
});

test('an order that can no longer be paid is not offered again', () => {
  shopper([line('a', 2)]);
  removeUnpaidOrder(makeOrder(7).id, now);
  expect(matchingUnpaidOrder('body', now)).not.toBeNull();
  removeUnpaidOrder(unpaid.id, now);
  expect(matchingUnpaidOrder('body', now)).toBeNull();
});

test('a fully bought line is removed, a partly bought one keeps the rest', () => {
  expect(subtractLines([line('a', 1), line('b', 3)], [line('a', 2), line('b', 1)])).toEqual([
    line('b', 2),
  ]);
});
