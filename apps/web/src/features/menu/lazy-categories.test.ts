import type { CategoryId } from '@comanda/domain/ids.ts';
import type { Category } from '@comanda/domain/menu/menu.ts';
import { productId } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { lazyCategories } from './lazy-categories.ts';

const categories = (...sizes: readonly number[]): Category[] =>
  sizes.map((size, at) => ({
    id: (at + 1) as CategoryId,
    name: `Categoría ${at + 1}`,
    slug: `categoria-${at + 1}`,
    layout: 'large',
    productIds: Array.from({ length: size }, (_one, place) => productId(at * 100 + place + 1)),
  }));
const farOf = (all: readonly Category[]): number[] =>
  all.flatMap((category, at) => (lazyCategories(all).has(category) ? [at] : []));

test('a menu of a usual length has no lazy category', () => {
  expect(farOf(categories(12, 10, 8, 9, 11, 7, 4))).toEqual([]);
});

test('categories that begin after 96 products are lazy; the category that passes the limit is rendered whole', () => {
  expect(farOf(categories(50, 46, 10, 3))).toEqual([2, 3]);
  expect(farOf(categories(50, 45, 10, 3))).toEqual([3]);
});
