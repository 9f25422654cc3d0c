import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['sin cebolla', 100, 'sin cebolla'],
  ['sin cebolla', 3, 'sin'],
  ['hola 👩‍👩‍👧 chao', 7, 'hola '],
  ['hola 👩‍👩‍👧 chao', 13, 'hola 👩‍👩‍👧'],
  ['cafe\u0301', 4, 'caf'],
  ['🍔🍔', 3, '🍔'],
  ['🇨🇱🇲🇽', 5, '🇨🇱'],
  ['', 5, ''],
])('%j cut to %i is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
