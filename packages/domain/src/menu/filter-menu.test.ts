import { expect, test } from 'vitest';
import type { CategoryId } from '../ids.ts';
import { makeProduct, makeStoreMenu, productId } from '../testing/make.ts';
import { filterMenu, tagsOf } from './filter-menu.ts';
import type { ProductTag } from './product-tags.ts';

const base = makeStoreMenu({
  products: [
    makeProduct(1, { name: 'Ají de coliflor', tags: ['spicy', 'vegan'] }),
    makeProduct(2, { name: 'Ají de gallina', tags: ['spicy'] }),
    makeProduct(3, { name: 'Helado de agua', tags: ['cold', 'vegan'] }),
    makeProduct(4),
  ],
}).menu;
const category = (id: number, ...ids: readonly number[]) => ({
  id: id as CategoryId,
  name: `Categoría ${id}`,
  slug: `c-${id}`,
  layout: 'large' as const,
  productIds: ids.map(productId),
});
const menu = { ...base, categories: [category(1, 1, 2), category(2, 3, 4)] };
const kept = (...tags: readonly ProductTag[]) => {
  const { products, categories } = filterMenu(menu, new Set(tags));
  return {
    products: products.map(({ id }) => id),
    categories: categories.map(({ slug, productIds }) => [slug, ...productIds]),
  };
};

test('only tags of the menu can be chosen', () => {
  expect(tagsOf(menu)).toEqual(['vegan', 'spicy', 'cold']);
  expect(tagsOf({ ...menu, products: [] })).toEqual([]);
});

test('without a tag the menu stays unchanged', () => {
  expect(filterMenu(menu, new Set())).toBe(menu);
});

test('a product needs all chosen tags, and empty categories are removed', () => {
  expect(kept('vegan')).toEqual({
    products: [1, 3],
    categories: [
      ['c-1', 1],
      ['c-2', 3],
    ],
  });
  expect(kept('vegan', 'spicy')).toEqual({ products: [1], categories: [['c-1', 1]] });
  expect(kept('cold', 'spicy')).toEqual({ products: [], categories: [] });
});
