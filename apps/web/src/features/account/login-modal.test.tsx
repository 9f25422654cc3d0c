import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { LoginModal } from './login-modal.tsx';

const frame = {
  id: 1,
  close: () => undefined,
  answer: () => undefined,
  setLoading: () => undefined,
};

test('who wants to sign in reads that an order needs no account, and that coupons and points need one', () => {
  const html = renderInApp(<LoginModal request={{ kind: 'login' }} frame={frame} />);
  expect(html).toContain('sin cuenta');
  expect(html).toMatch(/cupones/i);
  expect(html).toMatch(/puntos/i);
  expect(html).toMatch(/carro/i);
  expect(html).not.toContain('<input');
});
