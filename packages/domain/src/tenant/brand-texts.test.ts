import { expect, test } from 'vitest';
import { checkBrandText } from './brand-texts.ts';

test.each([
  ['menu.searchHint', '¿Qué se te antoja?'],
  ['cart.emptyTry', '{name} te espera en la parrilla. ¿Le damos?'],
  ['cart.empty', 'x'.repeat(160)],
])('a brand may change the text of %s', (key, text) => {
  expect(checkBrandText(key, text)).toBeNull();
});

test.each([
  [
    'a text that is not on the list',
    'checkout.newTotal',
    'Pagas más',
    'is no text that a brand may change',
  ],
  [
    'a text that is a member of every object',
    'constructor',
    'Hola',
    'is no text that a brand may change',
  ],
  ['an empty text', 'cart.empty', '  ', 'must have 1 to 160 characters'],
  ['a long text', 'cart.empty', 'x'.repeat(161), 'must have 1 to 160 characters'],
  ['a space at the end', 'cart.empty', 'Nada aún ', 'must not begin or end'],
  ['two lines', 'cart.empty', 'Nada\naún', 'control characters'],
  ['letters that turn the line around', 'cart.empty', 'Nada \u202eaún', 'control characters'],
  [
    'a text that forgets the name',
    'cart.emptyTry',
    '¿Empezamos?',
    'must name {name}, and names nothing',
  ],
  [
    'a text with an unknown placeholder',
    'cart.empty',
    'Nada, {name}',
    'must name nothing, and names {name}',
  ],
  [
    'a text with another name',
    'cart.emptyTry',
    '¿Empezamos por {producto}?',
    'must name {name}, and names {producto}',
  ],
  [
    'half a name',
    'cart.emptyTry',
    '¿Empezamos por {name}, {name?',
    'has a brace without its other',
  ],
])('%s is refused', (_what, key, text, reason) => {
  expect(checkBrandText(key, text)).toContain(reason);
});
