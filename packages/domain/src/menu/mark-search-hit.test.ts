import { expect, test } from 'vitest';
import { markSearchHit } from './mark-search-hit.ts';

const marked = (name: string, typed: string): string =>
  markSearchHit(name, typed)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test.each([
  ['Azul y Champiñón', 'champinon', 'Azul y [Champiñón]'],
  ['Cheeseburger', 'burg', 'Cheese[burg]er'],
  ['Nigiri de salmón', 'salm nig', '[Nig]iri de [salm]ón'],
  ['Limonada con chan', 'limonda', '[Limonada] con chan'],
  ['Doble Brasa', 'hamburguesas', 'Doble Brasa'],
])('in %s a search for %s marks %s', (name, typed, parts) => {
  expect(marked(name, typed)).toBe(parts);
});
