import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeOrder, makePayment } from '@comanda/domain/testing/make-order.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { storeUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

test('while the order of this cart can be paid the checkout names it and leads to its payment', () => {
  stubBrowser('https://burger.example/');
  expect(renderInApp(<UnpaidNotice />)).toBe('');
  const payableUntil = '2026-11-21T23:15:00Z';
  const payment = makePayment({ payableUntil });
  const order = makeOrder(41, { payment });
  const end = Date.parse(payableUntil);
  storeUnpaidOrder(order, 'a cart', [], end - 60_000);
  const shown = renderInApp(<UnpaidNotice />, { now: end - 1 });
  expect(shown).toContain('41');
  expect(shown).toContain(order.id);
  expect(renderInApp(<UnpaidNotice />, { now: end })).toBe('');
});
