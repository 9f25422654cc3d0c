import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PointsBlock } from './points-block.tsx';

const leña = { name: 'Leña', minAmount: minor(2_500), maxAmount: minor(9_000), earn: true };
/** In Chile 100 points are worth $500, and 500 points are the least that can be used. */
const blockOf = (available: number, loyaltyProgram = true): string =>
  renderInApp(<PointsBlock points={{ available, moneyAvailable: minor(available * 5) }} />, {
    settings: { loyaltyProgram, loyaltyProgramParams: leña },
  });

test('shows points and their money where the brand has a programme, and nothing elsewhere', () => {
  const html = blockOf(1_250);
  for (const text of ['Mis puntos Leña', '$6.250 en puntos', '1.250 puntos. Los usas al pagar'])
    expect(html).toContain(text);
  expect(html).toContain('1 punto por cada $500');
  expect(blockOf(1_250, false)).toBe('');
});

test('says how many points are missing before they can be used', () => {
  expect(blockOf(460)).toContain('460 puntos. Te faltan 40 puntos para usarlos.');
  expect(blockOf(499)).toContain('Te falta 1 punto para usarlos.');
  expect(blockOf(500)).not.toContain('Te falta');
  expect(blockOf(0)).toContain('Ahora no tienes puntos.');
});

test('a balance below zero has no money, and later orders make up for it', () => {
  const html = blockOf(-120);
  expect(html).toContain('–120 puntos; se compensan con tus próximos pedidos');
  expect(html).not.toContain('en puntos');
});
