import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PointsBlock } from './points-block.tsx';

const block = <PointsBlock points={{ available: 500, moneyAvailable: minor(2_500) }} />;
const leña = { name: 'Leña', minAmount: minor(1_000), maxAmount: minor(9_000), earn: true };

test('shows the money of the points where the brand has a programme, and nothing elsewhere', () => {
  const html = renderInApp(block, {
    settings: { loyaltyProgram: true, loyaltyProgramParams: leña },
  });
  expect(html).toContain('Mis puntos Leña');
  expect(html).toContain('$2.500');
  expect(renderInApp(block)).toBe('');
});
