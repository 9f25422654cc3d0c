import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PaymentFrame } from './payment-frame.tsx';

const frame = {
  id: 1,
  close: () => undefined,
  answer: () => undefined,
  setLoading: () => undefined,
};
const form = {
  kind: 'framedForm',
  method: 'POST',
  action: 'https://bank.example/check',
  fields: { data: '<b>&"' },
} as const;

test('the bank’s page runs in a frame that can neither move the shop’s page nor open windows, with a way out', () => {
  const html = renderInApp(<PaymentFrame request={{ kind: 'providerForm', form }} frame={frame} />);
  const [tag = ''] = /<iframe[^>]*>/.exec(html) ?? [];
  expect(tag).toContain('sandbox="allow-forms allow-scripts allow-same-origin"');
  expect(tag).toContain('title="Página segura de tu banco"');
  expect(tag).not.toContain('src=');
  expect(html).toMatch(/role="status">Abriendo la página de tu banco…/);
  expect(html).toContain('Cancelar el pago');
  expect(html).not.toContain('bank.example');
});
