import type { OrderId } from '@comanda/domain/ids.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CouponsOf } from './coupons-block.tsx';
import type { LoadedCoupons, UserCoupons } from './use-user-coupons.ts';

const used = (at: number): UserCoupons['used'][number] => ({
  code: `LENA${at}`,
  name: '20 % en tu pedido',
  usedAt: '2026-11-21T02:00:00.000Z',
  orderId: `018f0000-0000-7000-8000-00000000000${at}` as OrderId,
  discount: minor(1_198),
});
const andes = {
  id: 1,
  name: 'Andes Ingeniería',
  coupons: [
    { code: 'ANDES', name: '12,5 % para Andes', endsAt: '2026-12-03 23:59' },
    { code: 'ANDES2', name: 'Envío gratis', endsAt: null },
  ],
};
const html = (state: Partial<LoadedCoupons>): string =>
  renderInApp(<CouponsOf coupons={null} refusal={null} reload={() => undefined} {...state} />);
const loaded = (coupons: Partial<UserCoupons>): string =>
  html({ coupons: { companies: [], used: [], ...coupons } });

test('a used coupon shows its name, its code, the day at the store and what it saved', () => {
  const shown = loaded({ used: [used(1)] });
  for (const text of ['20 % en tu pedido', 'LENA1 · 20 nov 2026', 'Ahorraste $1.198'])
    expect(shown).toContain(text);
  expect(shown).not.toContain('Por ser de');
});

test('the coupons of a company show their codes and their last day, above the used ones', () => {
  const shown = loaded({ companies: [andes], used: [used(1)] });
  for (const text of [
    'Por ser de Andes Ingeniería',
    'Código ANDES · hasta el jue 3 dic',
    'Código ANDES2<',
    'Copiar el código ANDES2',
  ])
    expect(shown).toContain(text);
  expect(shown.indexOf('ANDES')).toBeLessThan(shown.indexOf('Ya usados'));
});

test('a company without a coupon that can be used is not named, and a user without coupons reads so', () => {
  const shown = loaded({ companies: [{ ...andes, coupons: [] }] });
  expect(shown).not.toContain('Andes');
  expect(shown).toContain('Aún no has usado cupones.');
});

test('five used coupons are listed, and the rest on request', () => {
  const shown = loaded({ used: [1, 2, 3, 4, 5, 6].map(used) });
  expect(shown).toContain('LENA5');
  expect(shown).not.toContain('LENA6');
  expect(shown).toContain('Ver los 6 cupones usados');
  expect(loaded({ used: [1, 2, 3, 4, 5].map(used) })).not.toContain('Ver los');
});

test('coupons that load, and coupons that did not load, say so', () => {
  expect(html({})).toContain('Cargando');
  const failed = html({ refusal: refusalOf('NETWORK_ERROR') });
  expect(failed).toContain('No pudimos traer tus cupones.');
  expect(failed).toContain('Intentar de nuevo');
  expect(failed).not.toContain('Cargando');
});
