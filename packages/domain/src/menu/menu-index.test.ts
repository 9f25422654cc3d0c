import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeModifier,
  makePick,
  makePrice,
  makeProduct,
  modifierId,
} from '../testing/make.ts';
import type { Product, StorePrice } from './menu.ts';
import { groupsOf, modifierPrice, priceOf } from './menu-index.ts';

const priced = (rest: Partial<Product>, own?: Partial<StorePrice>) => {
  const product = makeProduct(1, rest);
  return priceOf(
    product,
    makeIndex({ products: [product], prices: own ? [makePrice(1, own)] : [] }),
  );
};

test('a product costs its price, or its discount price with the old price crossed out', () => {
  expect(priced({ price: minor(5_990) })).toEqual({ price: 5_990, before: null });
  expect(priced({ price: minor(5_990), discountPrice: minor(4_990) })).toEqual({
    price: 4_990,
    before: 5_990,
  });
});

test("the store's price replaces the menu's and its discount", () => {
  const menu = { price: minor(5_990), discountPrice: minor(4_990) };
  expect(priced(menu, { price: minor(6_500) })).toEqual({ price: 6_500, before: null });
  expect(priced(menu, { price: minor(6_500), discountPrice: minor(6_000) })).toEqual({
    price: 6_000,
    before: 6_500,
  });
});

test("a store with only a discount or only a stock keeps the menu's price", () => {
  expect(priced({ price: minor(5_990) }, { discountPrice: minor(4_000) })).toEqual({
    price: 4_000,
    before: 5_990,
  });
  expect(priced({ price: minor(5_990), discountPrice: minor(4_990) }, { stock: 3 })).toEqual({
    price: 4_990,
    before: 5_990,
  });
});

test('a discount that does not lower the price crosses out nothing', () => {
  expect(priced({ price: minor(3_000) }, { discountPrice: minor(3_000) })).toEqual({
    price: 3_000,
    before: null,
  });
});

test('a free product costs zero, not its old price', () => {
  expect(priced({ price: minor(1_000), discountPrice: minor(0) })).toEqual({
    price: 0,
    before: 1_000,
  });
  expect(modifierPrice(makeModifier(1, 500, { discountPrice: minor(0) }))).toBe(0);
});

test('the second level follows its group, and only while its parent is picked', () => {
  const groups = [
    makeGroup(1, [makeModifier(11), makeModifier(12)]),
    makeGroup(2, [makeModifier(21)]),
    makeGroup(3, [makeModifier(31)], { parentModifierId: modifierId(12) }),
  ];
  const combo = makeProduct(1, { modifierGroupIds: [groupId(1), groupId(2), groupId(3)] });
  const index = makeIndex({ products: [combo], groups });
  const asked = (modifier: number): readonly number[] =>
    groupsOf(combo, index, [makePick(1, modifier)]).map(({ id }) => id);
  expect(asked(11)).toEqual([1, 2]);
  expect(asked(12)).toEqual([1, 3, 2]);
});

test('products and categories are found by id and by slug', () => {
  const index = makeIndex({
    products: [makeProduct(1), makeProduct(2)],
    groups: [makeGroup(1, [makeModifier(11)])],
  });
  expect(index.productById.get(2)?.slug).toBe('producto-2');
  expect(index.productBySlug.get('producto-2')?.id).toBe(2);
  expect(index.categoryBySlug.get('todo')?.productIds).toEqual([1, 2]);
  expect(index.modifierById.get(11)?.group.id).toBe(1);
});
