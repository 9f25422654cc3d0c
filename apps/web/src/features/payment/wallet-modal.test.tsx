import { minor } from '@comanda/domain/money/money.ts';
import type { WalletLink } from '@comanda/domain/payment/payment-next.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { WalletModal } from './wallet-modal.tsx';

const frame = {
  id: 1,
  close: () => undefined,
  answer: () => undefined,
  setLoading: () => undefined,
};
const now = Date.parse('2026-11-21T23:05:00Z');
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

const shown = (changes: Partial<WalletLink>) =>
  renderInApp(
    <WalletModal
      request={{
        kind: 'paymentMethod',
        method: 'mach',
        total: minor(5_990),
        wallet: {
          kind: 'wallet',
          url: 'https://mach.example/pay/1',
          qr: { as: 'png', value: picture },
          expiresAt: '2026-11-21T23:10:05Z',
          ...changes,
        },
      }}
      frame={frame}
    />,
    { now },
  );

test('a wallet’s dialog shows the code with its words, the time left and the link', () => {
  const html = shown({});
  expect(html).toContain(`<img`);
  expect(html).toContain(`src="data:image/png;base64,${picture}"`);
  expect(html).toContain('alt="Código QR para pagar $5.990 con MACH"');
  expect(html).toContain('Tienes 5:05 para pagar');
  expect(html).toMatch(/<a[^>]* href="https:\/\/mach.example\/pay\/1"[^>]* target="_blank"/);
});

test('the last minute of a code is announced once, beside the seconds', () => {
  const lastMinute = 'Queda menos de un minuto para pagar.';
  expect(shown({ expiresAt: new Date(now + 60_000).toISOString() })).not.toContain(lastMinute);
  const html = shown({ expiresAt: new Date(now + 59_000).toISOString() });
  expect(html).toContain('Tienes 0:59 para pagar');
  expect(html.split(lastMinute)).toHaveLength(2);
});

test('a code that has lapsed is not shown any more; the shopper starts again or pays otherwise', () => {
  const html = shown({ expiresAt: new Date(now).toISOString() });
  expect(html).toContain('Este código ya no sirve');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('mach.example');
  expect(html).toContain('Empezar de nuevo con MACH');
  expect(html).toContain('Pagar de otra forma');
});

test.each([
  ['a picture that is no base64', { as: 'png', value: '"><script>alert(1)</script>' }],
  ['a text that is too long for a code', { as: 'text', value: 'x'.repeat(1_001) }],
] as const)('%s is replaced by words, and the link stays', (_case, qr) => {
  const html = shown({ qr });
  expect(html).toContain('No pudimos mostrar el código. Paga con el enlace.');
  expect(html).not.toContain('<script>');
  expect(html).toContain('https://mach.example/pay/1');
});

test('without a code the link is the way to pay', () => {
  const html = shown({ qr: null });
  expect(html).toContain('Abre MACH para pagar.');
  expect(html).not.toContain('Código QR');
});
