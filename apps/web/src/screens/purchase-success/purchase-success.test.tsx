import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeOrder, makePayment } from '@comanda/domain/testing/make-order.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { successLink } from '../../shop/order/order-links.ts';
import { storePaidOrder } from '../../shop/order/placed-order.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PurchaseSuccess } from './purchase-success.tsx';

const payment = makePayment({ stage: 'paid', payableUntil: null });
const order = makeOrder(41, { payment, paymentStatus: 'completed' });
const now = Date.parse('2026-11-21T23:15:00Z');

afterEach(() => vi.unstubAllGlobals());

test('right after an online payment the success page shows the order that was paid, before the server answers', () => {
  stubBrowser(`https://burger.example${successLink(order.id)}`);
  storePaidOrder(order, now);
  const shown = renderInApp(<PurchaseSuccess />, { now });
  expect(shown).toContain('¡Pedido recibido!');
  expect(shown).toContain('Pedido 41 · pagaste');
});

test('an order of which the browser knows nothing is being looked up, and the page does not say that there are no orders', () => {
  stubBrowser(`https://burger.example${successLink(makeOrder(42).id)}`);
  storePaidOrder(order, now);
  const shown = renderInApp(<PurchaseSuccess />, { now });
  expect(shown).toContain('Buscando tu pedido');
  expect(shown).not.toContain('Pedido 41');
  expect(shown).not.toContain('Aún no haces pedidos');
});
