import { expect, test } from 'vitest';
import type { CategoryId } from '../ids.ts';
import type { SaleMoment } from '../menu/check-availability.ts';
import type { SuggestionRule } from '../menu/suggestions.ts';
import {
  groupId,
  makeCart,
  makeGroup,
  makeIndex,
  makeLine,
  makeModifier,
  makePrice,
  makeProduct,
  modifierId,
  productId,
} from '../testing/make.ts';
import { maxSuggestions, suggestProducts } from './suggest-products.ts';

const drinks = 2 as CategoryId;
const moment: SaleMoment = {
  now: Date.parse('2026-11-21T16:00:00Z'),
  timeZone: 'America/Santiago',
  dispatch: 'in_store',
  platform: 'web',
};
const index = makeIndex({
  products: [
    makeProduct(1),
    makeProduct(2),
    makeProduct(3, { categoryId: drinks }),
    makeProduct(4, { modifierGroupIds: [groupId(10)] }),
    makeProduct(5, { modifierGroupIds: [groupId(11), groupId(12)] }),
    makeProduct(6, { plus18: true }),
    makeProduct(7),
    makeProduct(8, { dispatchMethod: 'store_delivery' }),
    makeProduct(9, { availabilityTime: { 6: [['19:00', '23:59']] } }),
    ...Array.from({ length: 8 }, (_, at) => makeProduct(20 + at)),
  ],
  groups: [
    makeGroup(10, [makeModifier(100)], { required: true, minimum: 1 }),
    makeGroup(11, [makeModifier(110)]),
    makeGroup(12, [makeModifier(120)], {
      required: true,
      minimum: 1,
      parentModifierId: modifierId(110),
    }),
  ],
  prices: [makePrice(7, { stock: 0 })],
});

const rule = (
  forType: SuggestionRule['forType'],
  forId: number,
  ...ids: number[]
): SuggestionRule => ({
  forType,
  forId,
  productIds: ids.map(productId),
});
const suggested = (lines: readonly number[], ...rules: SuggestionRule[]): number[] =>
  suggestProducts(makeCart(lines.map((id) => makeLine(id))), rules, index, moment).map(
    ({ id }) => id,
  );

test('suggestions for a product come before those for its category, each product once', () => {
  expect(suggested([1], rule('Category', 1, 3, 2), rule('Product', 1, 2, 20))).toEqual([2, 20, 3]);
});

test('suggestions follow the order of the cart, and categories outside the cart suggest nothing', () => {
  expect(
    suggested([3, 2], rule('Product', 2, 20), rule('Product', 3, 21), rule('Category', 9, 22)),
  ).toEqual([21, 20]);
});

test('products in the cart are not suggested, and a cart without rules gets no suggestions', () => {
  expect(suggested([1, 2], rule('Product', 1, 2, 3))).toEqual([3]);
  expect(suggested([20], rule('Product', 1, 2))).toEqual([]);
  expect(suggested([])).toEqual([]);
});

test('products with a required group or an age question are not suggested; a hidden second level does not count', () => {
  expect(suggested([1], rule('Product', 1, 4, 5, 6))).toEqual([5]);
});

test('products that cannot be bought now are not suggested: sold out, delivery only, later today, removed from the menu', () => {
  expect(suggested([1], rule('Product', 1, 7, 8, 9, 999, 2))).toEqual([2]);
});

test('there are at most six suggestions', () => {
  expect(suggested([1], rule('Product', 1, 20, 21, 22, 23, 24, 25, 26, 27))).toEqual([
    20, 21, 22, 23, 24, 25,
  ]);
  expect(maxSuggestions).toBe(6);
});
