import { expect, test } from 'vitest';
import { makeSlug } from './make-slug.ts';
import { newItemId } from './new-items.ts';

test.each([
  ['Pepián de pollo', 'pepian-de-pollo'],
  ['  ¡Ñoquis & más!  ', 'noquis-mas'],
  ['寿司', 'plato'],
  ['a'.repeat(90), 'a'.repeat(60)],
])('the slug of %j is %j', (name, slug) => {
  expect(makeSlug(name, new Set(), 'plato')).toBe(slug);
});

test('a slug that is taken gets the next number', () => {
  expect(makeSlug('Flan', new Set(['flan', 'flan-2']), 'plato')).toBe('flan-3');
});

test('an id that is taken is drawn again', () => {
  const drawn = [0, 0, 0.5];
  const first = newItemId(new Set(), () => 0);
  expect(newItemId(new Set([first]), () => drawn.shift() ?? 1)).not.toBe(first);
});
