import { expect, test } from 'vitest';
import { foundIn, mostFound } from './found-in.ts';

const dishes = (from: number, count: number, name: string) =>
  Array.from({ length: count }, (_each, at) => ({ id: from + at, name: `${name} ${at}` }));
const categories = [
  { id: 1, name: 'Sopas', products: dishes(1, 8, 'Cazuela') },
  { id: 2, name: 'Postres', products: dishes(100, 8, 'Flan') },
];

test('dishes are found by their name, or by that of their category', () => {
  expect(foundIn(categories, 'flan 3')).toEqual({
    shown: [{ ...categories[1], products: [{ id: 103, name: 'Flan 3' }] }],
    hidden: 0,
  });
  expect(foundIn(categories, 'sopas').shown).toEqual([categories[0]]);
  expect(foundIn(categories, 'pizza')).toEqual({ shown: [], hidden: 0 });
});

test('of many found dishes the first ones are shown, and the others are counted', () => {
  const { shown, hidden } = foundIn(categories, 'a');
  expect(shown.flatMap(({ products }) => products)).toHaveLength(mostFound);
  expect(hidden).toBe(16 - mostFound);
});
