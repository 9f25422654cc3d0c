import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const html = renderInApp(<CheckoutScreen />, {
  store: { name: 'Local Ñuñoa', phone: '+56 2 2345 6789' },
});

test('the head of the checkout leads back to the menu and names the brand and the phone of the store, without a navbar', () => {
  const head = /<header.*<\/header>/s.exec(html)?.[0] ?? '';
  expect(head).toMatch(/<a[^>]* href="\/"[^>]* aria-label="Volver al menú"/);
  expect(head).toContain('Brasa &amp; Pan');
  expect(head).toMatch(/<a href="tel:\+56223456789">.*Local Ñuñoa · \+56 2 2345 6789<\/a>/);
  expect(html).not.toContain('<nav');
});

test('the checkout of an empty cart is one sentence and the way back to the menu', () => {
  expect(html).toContain('Tu carro está vacío');
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Volver al menú<\/a>/);
  expect(html).not.toContain('<form');
});
