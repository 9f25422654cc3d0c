import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { productId } from '../testing/make.ts';
import { popularProductIds } from './popular-products.ts';

const ids = (...numbers: number[]) => numbers.map((id) => productId(id));
const store = (id: number): StoreId => id as StoreId;
const facts = {
  popular: [{ storeId: store(1), productIds: ids(3, 1, 2) }],
  ownList: ids(7, 8),
  storeId: store(1),
  isShown: () => true,
  isAvailable: () => true,
};

test('a store shows what its orders have, another store the list of the brand', () => {
  expect(popularProductIds(facts)).toEqual([3, 1, 2]);
  expect(popularProductIds({ ...facts, storeId: store(2) })).toEqual([7, 8]);
  expect(popularProductIds({ ...facts, storeId: store(2), ownList: undefined })).toEqual([]);
});

test('at most eight products are shown, and none that the menu does not show', () => {
  const many = ids(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(
    popularProductIds({ ...facts, popular: [], ownList: many, isShown: (id) => id !== 2 }),
  ).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
});

test('a product that cannot be ordered at the moment comes after the others', () => {
  expect(popularProductIds({ ...facts, isAvailable: (id) => id !== 3 })).toEqual([1, 2, 3]);
  const many = ids(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(
    popularProductIds({ ...facts, popular: [], ownList: many, isAvailable: (id) => id > 2 }),
    'it keeps its place among the eight',
  ).toEqual([3, 4, 5, 6, 7, 8, 1, 2]);
});
