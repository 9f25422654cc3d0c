import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { isStoreOfferBelow, itemProblems, type ItemValues } from './item-problems.ts';

const dish: ItemValues = {
  name: 'Hamburguesa',
  description: 'Con queso',
  price: minor(5_990),
  discountPrice: null,
};
const problemsOf = (values: Partial<ItemValues>) =>
  itemProblems({ ...dish, ...values }, 0).map(({ field, reason }) => [field, reason.code]);

test('a dish that the folder would take has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ discountPrice: minor(5_989), name: ' x '.padEnd(170) })).toEqual([]);
});

test.each([
  ['   ', 'empty'],
  ['a'.repeat(161), 'tooLong'],
  ['dos\nlíneas', 'severalLines'],
  ['campana\u0007', 'forbiddenLetter'],
  ['\u202eal revés', 'forbiddenLetter'],
])('the name %j of a dish is refused as %s', (name, code) => {
  expect(problemsOf({ name })).toEqual([['name', code]]);
});

test('a description has one limit, and may have lines', () => {
  expect(problemsOf({ description: 'una\ndos' })).toEqual([]);
  expect(problemsOf({ description: 'a'.repeat(2_001) })).toEqual([['description', 'tooLong']]);
});

test('a price is at most a hundred million in major units, and an offer is below it', () => {
  expect(problemsOf({ price: minor(100_000_000) })).toEqual([]);
  expect(problemsOf({ price: minor(100_000_001) })).toEqual([['price', 'tooMuch']]);
  expect(itemProblems({ ...dish, price: minor(100_000_001) }, 2)).toEqual([]);
  expect(problemsOf({ discountPrice: dish.price })).toEqual([
    ['discountPrice', 'offerNotBelowPrice'],
  ]);
});

test('the offer of a store is below the price there, or below that of the menu', () => {
  const offer = { price: null, discountPrice: minor(5_000) };
  expect(isStoreOfferBelow(offer, minor(5_001))).toBe(true);
  expect(isStoreOfferBelow(offer, minor(5_000))).toBe(false);
  expect(isStoreOfferBelow({ ...offer, price: minor(5_001) }, minor(1))).toBe(true);
  expect(isStoreOfferBelow(offer, undefined)).toBe(true);
});
