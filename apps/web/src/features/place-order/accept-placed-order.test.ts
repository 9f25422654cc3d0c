import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { onlineMethodNames, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { makeOrder, makePayment } from '@comanda/domain/testing/make-order.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { emptyShop, type ShopState } from '../../shop/shop-store.ts';
import { acceptPlacedOrder } from './accept-placed-order.ts';

beforeEach(() => void stubBrowser('https://burger.example/'));
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T23:05:00Z');
const later = '2026-11-22 13:00';

/**
 * Accepts an order of this method; the requested time stands for the cart, which is emptied
 * together with it.
 */
function accept(paymentMethod: PaymentMethodName, total = 5_990) {
  const requestedTime = { date: '2026-11-22', time: '13:00', instant: later };
  const shop = createStore<ShopState>(() => ({
    ...emptyShop(1 as StoreId),
    requestedTime,
  }));
  const order = makeOrder(41, { paymentMethod, total: minor(total), payment: makePayment({}) });
  const clock = { now: () => now, minute: () => now, subscribe: () => () => undefined };
  const outcome = acceptPlacedOrder(order, { fingerprint: 'a cart', lines: [] }, { shop, clock });
  return { outcome, isCartKept: shop.getState().requestedTime !== null };
}

test.each(onlineMethodNames)(
  'an order by %s is not done: its cart stays until it is paid',
  (method) => {
    expect(accept(method)).toEqual({ outcome: 'pay', isCartKept: true });
    expect(readUnpaidOrder(now)?.number).toBe(41);
  },
);

test.each(['cash', 'card'] as const)(
  'an order by %s is done, and its cart is emptied',
  (method) => {
    expect(accept(method)).toEqual({ outcome: 'done', isCartKept: false });
  },
);

test('an order that costs nothing is done, also by an online method', () => {
  expect(accept('mach', 0)).toEqual({ outcome: 'done', isCartKept: false });
});
