import type { Category } from '@comanda/domain/menu/menu.ts';
import { expect, test } from 'vitest';
import { farCategories } from './far-categories.ts';

const categories = (...sizes: readonly number[]): Category[] =>
  sizes.map((size) => ({ productIds: Array.from({ length: size }) }) as unknown as Category);
const farOf = (all: readonly Category[]): number[] => all.flatMap((category, at) => (farCategories(all).has(category) ? [at] : []));

test('a menu of a usual length has nothing far', () => {
  expect(farOf(categories(12, 10, 8, 9, 11, 7, 4))).toEqual([]);
});

test('far is what begins after 96 products; the one that passes the mark is still drawn whole', () => {
  expect(farOf(categories(50, 46, 10, 3))).toEqual([2, 3]);
  expect(farOf(categories(50, 45, 10, 3))).toEqual([3]);
});
