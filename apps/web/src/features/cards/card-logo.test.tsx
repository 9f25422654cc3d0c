import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CardLogo } from './card-logo.tsx';

const logo = (type: SavedCardAnswer['type'], brand: SavedCardAnswer['brand']): string =>
  renderInApp(<CardLogo card={{ type, brand }} />);
const withoutBrand = (html: string): string => html.replaceAll(/ data-(card|brand)="\w+"/g, '');

test('a card has the mark of its brand, and without one the logo of its type', () => {
  expect(logo('oneClick', 'visa')).toContain('data-mark="visa"');
  expect(logo('kushki', 'mastercard')).toContain('data-mark="mastercard"');
  expect(logo('kushki', 'visa'), 'a mark is a drawing').not.toMatch(/visa<|>\w/i);
  const [oneClick, credomatic, kushki] = [
    logo('oneClick', 'amex'),
    logo('credomatic', 'amex'),
    logo('kushki', 'amex'),
  ].map(withoutBrand);
  expect(oneClick).not.toContain('data-mark');
  expect(credomatic).toBe(oneClick);
  expect(kushki).not.toBe(oneClick);
});
