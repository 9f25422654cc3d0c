import { expect, test } from 'vitest';
import { markTypedLetters } from './mark-typed-letters.ts';
import { wordsOf } from './words-of.ts';

const marked = (text: string, typed: string): string =>
  markTypedLetters(text, wordsOf(typed))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Azul y Champiñón', 'champinon', 'Azul y [Champiñón]'],
  ['Cheeseburger', 'burg', 'Cheese[burg]er'],
  ['Nigiri de salmón', 'salm nig', '[Nig]iri de [salm]ón'],
  ['Limonada con chan', 'limonda', '[Limonada] con chan'],
  ['Doble Brasa', 'hamburguesas', 'Doble Brasa'],
  ['Av. Irarrázaval 2500', 'irarraz 25', 'Av. [Irarráz]aval [25]00'],
  ['Av. Ñuñoa 125', 'ÑUÑ 25', 'Av. [Ñuñ]oa 125'],
  ['Calle de Atocha', 'a', 'Calle de [A]tocha'],
])('in %s a search for %s marks %s', (text, typed, parts) => {
  expect(marked(text, typed)).toBe(parts);
});
