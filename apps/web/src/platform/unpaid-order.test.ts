import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { productId } from '@comanda/domain/testing/make.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserAt } from '../testing/browser.ts';
import { makeOrder, makePayment } from '../testing/make-order.ts';
import { createShopStore, emptyShop } from './shop-store.ts';
import { forgetUnpaid, linesWithout, rememberUnpaid, takeIfPaid, unpaidLike } from './unpaid-order.ts';

beforeEach(() => void browserAt('https://burger.example/'));
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T23:05:00Z');
const minute = 60_000;
const line = (hash: string, count: number): CartLine => ({ hash, productId: productId(1), count, picks: [], instructions: '' });
const unpaid = makeOrder(41, { paymentMethod: 'webpay', payment: makePayment() });
const paid = { ...unpaid, paymentStatus: 'completed', payment: makePayment({ stage: 'paid', payableUntil: null }) } as const;

/** A shopper whose cart became order 41. */
function shopper(lines: readonly CartLine[]) {
  const clock = { now: () => now, minute: () => now, subscribe: () => () => undefined };
  const shop = createShopStore(1 as StoreId, { ...emptyShop(1 as StoreId), lines }, clock.now);
  rememberUnpaid(unpaid, 'body', lines, now);
  return { shop, clock, cart: () => shop.getState().lines };
}

test('the cart stays until the money is proven, and is empty then', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  takeIfPaid(unpaid, { shop, clock });
  takeIfPaid({ ...unpaid, payment: makePayment({ stage: 'started' }) }, { shop, clock });
  expect(cart()).toHaveLength(1);
  takeIfPaid(paid, { shop, clock });
  expect(cart()).toEqual([]);
});

test('the time that an order was for goes with its money, and not before', () => {
  const { shop, clock } = shopper([line('a', 2)]);
  const wanted = { date: '2026-11-22', time: '14:00', instant: '2026-11-22T17:00:00.000Z' };
  shop.setState({ wanted });
  takeIfPaid(unpaid, { shop, clock });
  expect(shop.getState().wanted).toEqual(wanted);
  takeIfPaid(paid, { shop, clock });
  expect(shop.getState().wanted).toBeNull();
});

test('what came into the cart since stays there, and a second look takes nothing more', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  shop.setState({ lines: [line('a', 3), line('b', 1)] });
  takeIfPaid(paid, { shop, clock });
  takeIfPaid(paid, { shop, clock });
  expect(cart()).toEqual([line('a', 1), line('b', 1)]);
});

test('another order that is paid leaves the cart alone', () => {
  const { shop, clock, cart } = shopper([line('a', 2)]);
  takeIfPaid({ ...paid, id: makeOrder(7).id }, { shop, clock });
  expect(cart()).toHaveLength(1);
});

test('the very same request is that order again for as long as it may be paid', () => {
  shopper([line('a', 2)]);
  expect(unpaidLike('body', now)?.orderId).toBe(unpaid.id);
  expect(unpaidLike('another body', now)).toBeNull();
  expect(unpaidLike('body', now + 15 * minute)).toBeNull();
});

test('an order that takes no money any more is not paid again', () => {
  shopper([line('a', 2)]);
  forgetUnpaid(makeOrder(7).id, now);
  expect(unpaidLike('body', now)).not.toBeNull();
  forgetUnpaid(unpaid.id, now);
  expect(unpaidLike('body', now)).toBeNull();
});

test('a line that was bought whole is gone, one that was bought in part has the rest', () => {
  expect(linesWithout([line('a', 1), line('b', 3)], [line('a', 2), line('b', 1)])).toEqual([line('b', 2)]);
});
