import { expect, test } from 'vitest';
import { makeProduct, makeStoreMenu } from '../testing/make.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { searchProducts } from './search-products.ts';

const { menu } = makeStoreMenu({
  products: [
    makeProduct(1, { name: 'Ají verde', description: 'Salsa de la casa' }),
    makeProduct(2, { name: 'Completo', description: 'Con ají y piña' }),
    makeProduct(3, { name: 'Limonada', description: '' }),
  ],
});
const found = (typed: string): readonly number[] => searchProducts(menu, typed).map(({ id }) => id);

test('accents and capitals do not matter, neither in the search nor in the menu', () => {
  expect(found('aji')).toEqual([1, 2]);
  expect(found('AJÍ')).toEqual([1, 2]);
  expect(found('aji\u0301')).toEqual([1, 2]);
  expect(found('pina')).toEqual([2]);
  expect(foldAccents('Ñuñoa')).toBe('nunoa');
});

test('products found by name come before products found by description', () => {
  const turned = { ...menu, products: menu.products.toReversed() };
  expect(searchProducts(turned, 'aji').map(({ id }) => id)).toEqual([1, 2]);
});

test('a product must contain every word, in any order', () => {
  expect(found('verde ají')).toEqual([1]);
  expect(found('ají mango')).toEqual([]);
});

test('an empty search finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
