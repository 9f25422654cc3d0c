import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { expect, test } from 'vitest';
import { cardErrorText } from './card-error-text.ts';

const words = cardsTexts('es');

test('a wrong field, a lost connection and a form that does not open have words of their own', () => {
  expect(cardErrorText('K001', words)).toBe(words.errorForm);
  expect(cardErrorText('network', words)).toBe(words.errorNetwork);
  expect(cardErrorText('notLoaded', words)).toBe(words.errorNotLoaded);
});

test.each([
  'K002',
  'K004',
  'K005',
  'K006',
  'K322',
  'K325',
  '006',
  '017',
  '577',
  '622',
  '',
  'constructor',
])('the code %j of the provider has the general sentence', (code) => {
  expect(cardErrorText(code, words)).toBe(words.errorCard);
});
