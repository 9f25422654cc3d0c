import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  makeGroup,
  makeIndex,
  makeLine,
  makeModifier,
  makePick,
  makeProduct,
} from '../testing/make.ts';
import { priceRises } from './price-rises.ts';

const menu = (price: number, cheese = 500) =>
  makeIndex({
    products: [
      makeProduct(1, { price: minor(price), name: 'Ensalada' }),
      makeProduct(2, { price: minor(2_000) }),
    ],
    groups: [makeGroup(1, [makeModifier(1, cheese)])],
  });
const line = makeLine(1, 3, [makePick(1, 1)]);

test('a line that costs more is named with the price of one unit before and now', () => {
  const lines = [line, makeLine(2)];
  expect(priceRises(lines, menu(3_290), menu(3_990))).toEqual([
    { hash: line.hash, name: 'Ensalada', before: 3_790, now: 4_490 },
  ]);
});

test('an option that costs more raises its line; a price that fell or stayed raises none', () => {
  expect(priceRises([line], menu(3_290), menu(3_290, 700))).toMatchObject([
    { before: 3_790, now: 3_990 },
  ]);
  expect(priceRises([line], menu(3_290), menu(3_289))).toEqual([]);
  expect(priceRises([line], menu(3_290), menu(3_290))).toEqual([]);
});

test('a dish that one of the menus does not have is no rise', () => {
  expect(priceRises([line], makeIndex({ products: [] }), menu(3_290))).toEqual([]);
});
