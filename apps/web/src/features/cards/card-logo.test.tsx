import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CardLogo } from './card-logo.tsx';

const logo = (type: SavedCardAnswer['type'], brand: SavedCardAnswer['brand']): string =>
  renderInApp(<CardLogo card={{ type, brand }} />);
const withoutBrand = (html: string): string => html.replaceAll(/ data-(card|brand)="\w+"/g, '');

test('a card has the mark of its brand', () => {
  expect(logo('oneClick', 'visa')).toContain('data-mark="visa"');
  expect(logo('kushki', 'mastercard')).toContain('data-mark="mastercard"');
  expect(logo('kushki', 'visa'), 'a mark is a drawing').not.toMatch(/visa<|>\w/i);
  expect(logo('oneClick', 'amex')).not.toContain('data-mark');
});

test.each(['visa', 'amex'] as const)(
  'cards of Oneclick and Credomatic share a logo, those of Kushki have another: %s',
  (brand) => {
    const [oneClick, credomatic, kushki] = [
      logo('oneClick', brand),
      logo('credomatic', brand),
      logo('kushki', brand),
    ].map(withoutBrand);
    expect(credomatic).toBe(oneClick);
    expect(kushki).not.toBe(oneClick);
  },
);
