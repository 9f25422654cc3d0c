import { expect, test } from 'vitest';
import type { GroupId, ModifierId } from '../ids.ts';
import { makeProduct } from '../testing/make.ts';
import { type CheckedMenu, menuProblems, withNestedProducts } from './check-menu.ts';
import type { Category } from './menu.ts';

const group = (id: number, parent: number | null = null) => ({
  id: id as GroupId,
  minimum: 0,
  parentModifierId: parent as ModifierId | null,
  modifiers: [{ id: id * 10, maxQuantity: 1 }],
});
const menuOf = (changes: Partial<CheckedMenu> = {}): CheckedMenu => ({
  categories: [{ id: 1 as Category['id'], slug: 'burgers', products: [makeProduct(1)] }],
  modifierGroups: [group(1)],
  ...changes,
});
const problemsOf = (changes: Partial<CheckedMenu>) =>
  menuProblems(menuOf(changes), new Set(['menu']));
const withProducts = (...products: CheckedMenu['categories'][number]['products']) => ({
  categories: [{ id: 1 as Category['id'], slug: 'burgers', products }],
});

test('a menu that keeps its rules has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a problem names the item, its field and the place in the menu', () => {
  const twice = [makeProduct(1, { slug: 'a' }), makeProduct(1, { slug: 'b' })];
  expect(problemsOf(withProducts(...twice))).toEqual([
    {
      subject: { kind: 'product', id: 1 },
      field: 'id',
      place: ['categories', 0, 'products', 1, 'id'],
      reason: { code: 'productTwice', id: 1 },
    },
  ]);
  const unknown = makeProduct(1, { modifierGroupIds: [9 as GroupId] });
  expect(problemsOf(withProducts(unknown))).toMatchObject([
    {
      field: 'modifierGroupIds',
      place: ['categories', 0, 'products', 0, 'modifierGroupIds', 0],
      reason: { code: 'unknownGroup', id: 9 },
    },
  ]);
});

test('a category takes no path of the application', () => {
  const categories = [{ id: 1 as Category['id'], slug: 'menu', products: [] }];
  expect(problemsOf({ categories })).toMatchObject([{ reason: { code: 'reservedSlug' } }]);
});

test('groups may have a second level, and neither a third nor a cycle', () => {
  expect(problemsOf({ modifierGroups: [group(1), group(2, 10)] })).toEqual([]);
  const third = [group(1), group(2, 10), group(3, 20)];
  expect(problemsOf({ modifierGroups: third })).toMatchObject([{ reason: { code: 'thirdLevel' } }]);
  const cycle = [group(1, 20), group(2, 10)];
  expect(problemsOf({ modifierGroups: cycle })).toMatchObject([
    { subject: { kind: 'group', id: 1 }, reason: { code: 'parentCycle', id: 1 } },
    { subject: { kind: 'group', id: 2 }, reason: { code: 'parentCycle', id: 2 } },
  ]);
});

test('a published menu is checked with its products in their categories', () => {
  const product = makeProduct(1);
  const category: Category = {
    id: product.categoryId,
    name: 'Burgers',
    slug: 'burgers',
    layout: 'large',
    productIds: [product.id],
  };
  const nested = withNestedProducts({
    categories: [category],
    products: [product],
    modifierGroups: [],
  });
  expect(nested.categories).toEqual([{ id: category.id, slug: 'burgers', products: [product] }]);
});
