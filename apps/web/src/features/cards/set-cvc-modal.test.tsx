import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SetCvcModal } from './set-cvc-modal.tsx';

const frame = {
  id: 1,
  close: () => undefined,
  answer: () => undefined,
  setLoading: () => undefined,
};

const shown = (brand: SavedCardAnswer['brand']): string => {
  const card: SavedCardAnswer = {
    id: 'card' as CardId,
    lastDigits: '0006',
    type: 'credomatic',
    brand,
    createdAt: '2026-11-21T23:05:00Z',
    usedAt: null,
    copies: [],
  };
  return renderInApp(
    <SetCvcModal request={{ kind: 'setCvc', card, total: minor(5_990) }} frame={frame} />,
  );
};

test('the button of the security code has the amount, and a drawing shows the side of the card', () => {
  expect(shown('visa')).toMatch(/<button type="submit"[^>]*>Pagar \$5\.990</);
  expect(shown('visa')).toContain('data-code="back"');
  expect(shown('amex')).toContain('data-code="front"');
});
