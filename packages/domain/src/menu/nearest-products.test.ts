import { expect, test } from 'vitest';
import { makeProduct } from '../testing/make.ts';
import { nearestProducts } from './nearest-products.ts';

const named = (name: string, id: number) => makeProduct(id, { name });
const products = ['Doble Brasa', 'Merkén Brava', 'Papas rústicas', 'Limonada menta'].map(named);
const nearest = (typed: string) => nearestProducts(products, typed).map(({ name }) => name);

test('the names nearest to a text that found nothing are offered, at most two', () => {
  expect(nearest('bravas')).toEqual(['Merkén Brava', 'Doble Brasa']);
  expect(nearest('rusttikas')).toEqual(['Papas rústicas']);
});

test('a text that is like no name offers none', () => {
  expect(nearest('zzzz')).toEqual([]);
  expect(nearest('')).toEqual([]);
});
