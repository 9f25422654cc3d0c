import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { LoginOffer } from './login-offer.tsx';

const leña = { name: 'Leña', minAmount: minor(1_000), maxAmount: minor(9_000), earn: true };

test('names the loyalty programme of a brand that has one, and no programme of others', () => {
  const html = renderInApp(<LoginOffer />, {
    settings: { loyaltyProgram: true, loyaltyProgramParams: leña },
  });
  expect(html).toContain('juntas puntos Leña');
  expect(renderInApp(<LoginOffer />)).not.toMatch(/puntos/i);
});
