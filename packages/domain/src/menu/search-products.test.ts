import { expect, test } from 'vitest';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeModifier,
  makeProduct,
  productId,
} from '../testing/make.ts';
import { foldAccents } from '../text/fold-accents.ts';
import type { CategoryId } from '../ids.ts';
import type { MenuIndex } from './menu-index.ts';
import type { Category, DisabledItem, Product } from './menu.ts';
import { indexSearch, type TagNames } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const tagNames: TagNames = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  organic: 'Orgánico',
  spicy: 'Picante',
  cold: 'Frío',
  hot: 'Caliente',
  gluten_free: 'Sin gluten',
  lactose_free: 'Sin lactosa',
};
const category = (id: number, rest: Partial<Category>, ...ids: readonly number[]): Category => ({
  id: id as CategoryId,
  name: `Grupo ${id}`,
  slug: `g-${id}`,
  layout: 'large',
  productIds: ids.map(productId),
  ...rest,
});
const sauces = makeGroup(1, [
  makeModifier(11, 0, { name: 'Salsa de maní' }),
  makeModifier(12, 0, { name: 'Sin cebolla' }),
]);
const products: readonly Product[] = [
  makeProduct(1, { name: 'Ají verde', description: 'Salsa de la casa' }),
  makeProduct(2, { name: 'Completo', description: 'Con ají y piña', allergens: ['gluten'] }),
  makeProduct(3, { name: 'Limonada', tags: ['cold', 'vegan'] }),
  makeProduct(4, {
    name: 'Nigiri de salmón',
    tags: ['gluten_free'],
    allergens: ['pescado', 'nuez'],
  }),
  makeProduct(5, { name: 'Nigiri mixto', allergens: ['pescado'] }),
  makeProduct(6, {
    name: 'Doble',
    description: 'Dos carnes y repollo',
    modifierGroupIds: [groupId(1)],
    allergens: ['lácteos'],
  }),
  makeProduct(7, { name: 'Pollo crujiente', description: 'Con té, sin azúcar' }),
  makeProduct(8, { name: 'Té frío' }),
];
const categories = [
  category(1, { name: 'Entradas' }, 1),
  category(2, { name: 'Bebidas' }, 3, 8),
  category(3, { name: 'Sin pescado' }, 2),
  category(4, { name: 'Rollos' }, 4, 5),
  category(5, { name: 'Burgers', searchWords: ['hamburguesas'] }, 6, 7),
];
const menuIndex = (disabled: readonly DisabledItem[] = []): MenuIndex => {
  const index = makeIndex({ products, groups: [sauces], disabled });
  return { ...index, menu: { ...index.menu, categories } };
};
const index = indexSearch(menuIndex(), tagNames);
const found = (typed: string): readonly number[] =>
  searchProducts(index, typed).map(({ id }) => id);

test('accents and capitals do not matter, neither in the search nor in the menu', () => {
  expect(found('aji')).toEqual([1, 2]);
  expect(found('AJÍ')).toEqual([1, 2]);
  expect(found('aji\u0301')).toEqual([1, 2]);
  expect(found('pina')).toEqual([2]);
  expect(foldAccents('Ñuñoa')).toBe('nunoa');
});

test('a dish must have every word, in any order and in any of its facts', () => {
  expect(found('verde ají')).toEqual([1]);
  expect(found('ají mango')).toEqual([]);
  expect(found('nigiri de rollos')).toEqual([4, 5]);
  expect(found('bebida vegana')).toEqual([3]);
});

test('an empty search finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('   ')).toEqual([]);
  expect(found('de la')).toEqual([]);
});

test('plurals and singulars find each other', () => {
  expect(found('nigiris')).toEqual([4, 5]);
  expect(found('limonadas')).toEqual([3]);
  expect(found('tes')).toEqual([]);
  expect(found('bebida')).toEqual(found('bebidas'));
});

test('the category, its other search words and the tags are searched', () => {
  expect(found('bebidas')).toEqual([3, 8]);
  expect(found('hamburguesas')).toEqual([6, 7]);
  expect(found('vegano')).toEqual([3]);
  expect(found('veganas')).toEqual([3]);
});

test('options are searched, unless the restaurant switched them off', () => {
  expect(found('mani')).toEqual([6]);
  expect(found('cebolla')).toEqual([]);
  expect(found('sin cebolla')).toEqual([6]);
  const off = {
    deactivatableId: 11,
    deactivatableType: 'Modifier',
    endDate: null,
  } satisfies DisabledItem;
  expect(searchProducts(indexSearch(menuIndex([off]), tagNames), 'mani')).toEqual([]);
});

test('a word after "sin" finds dishes without it, and the word alone does not find them', () => {
  expect(found('sin gluten')).toEqual([4]);
  expect(found('gluten')).toEqual([4]);
  expect(found('sin pescado')).toEqual([2, 6]);
  expect(found('pescado')).toEqual([]);
  expect(found('sin azucar')).toEqual([7]);
  expect(found('azucar')).toEqual([]);
});

test('a dish is free of an allergen if it lists its allergens and not this one', () => {
  expect(found('sin nueces')).toEqual([2, 5, 6]);
  expect(found('sin nueces ni lacteos')).toEqual([2, 5]);
  expect(found('nuez'), 'no dish is found by an allergen that it has').toEqual([]);
  expect(found('sin nuecez'), 'a slip never says that a dish is free of an allergen').toEqual([]);
});

test('hits stand in the order of name, category, tag, free of an allergen, description, option', () => {
  const word = 'mango';
  const ranked = [
    makeProduct(1, { modifierGroupIds: [groupId(1)] }),
    makeProduct(2, { description: 'Con mango' }),
    makeProduct(3, { name: 'Mangonada' }),
    makeProduct(4),
    makeProduct(5, { name: 'Jugo de mangos' }),
    makeProduct(6, { tags: ['spicy'] }),
  ];
  const base = makeIndex({
    products: ranked,
    groups: [makeGroup(1, [makeModifier(1, 0, { name: 'Mango' })])],
  });
  const ordered = {
    ...base,
    menu: { ...base.menu, categories: [category(1, { name: 'Mango' }, 4)] },
  };
  const hits = searchProducts(indexSearch(ordered, { ...tagNames, spicy: 'Mango' }), word);
  expect(hits.map(({ id }) => id)).toEqual([5, 3, 4, 6, 2, 1]);
});

test('the beginning of a word finds it after the whole word', () => {
  expect(found('te')).toEqual([8, 7]);
  expect(found('nig')).toEqual([4, 5]);
  expect(found('ebida'), 'from four letters also a part of a word').toEqual([3, 8]);
  expect(found('pollo'), 'but only if no word begins so: no "repollo"').toEqual([7]);
});

test('one slip is forgiven from four letters, in a word that the menu does not have', () => {
  expect(found('nijiri')).toEqual([4, 5]);
  expect(found('bevidas')).toEqual([3, 8]);
  expect(found('amburguesas')).toEqual([6, 7]);
  expect(found('limonda')).toEqual([3]);
  expect(found('hamvur'), 'also in a word that is not yet whole').toEqual([6, 7]);
  expect(found('nijuri'), 'two slips are too many').toEqual([]);
  expect(found('aja'), 'three letters are too few').toEqual([]);
  expect(found('rollo'), 'a word that the menu has is no slip of "pollo"').toEqual([4, 5]);
});

test('a slip in the first letter needs six letters', () => {
  expect(found('vebida')).toEqual([3, 8]);
  expect(found('sobla')).toEqual([]);
  expect(found('soble'), 'it could be another food').toEqual([]);
});
