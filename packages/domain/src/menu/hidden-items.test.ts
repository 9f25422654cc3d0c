import { expect, test } from 'vitest';
import { isHidden, shownCategories } from './hidden-items.ts';

const dish = (id: number, hidden?: true) => ({ id, ...(hidden && { hidden }) });

test('the shop shows no hidden dish, and nothing of a hidden category', () => {
  const menu = [
    { id: 1, products: [dish(11), dish(12, true)] },
    { id: 2, hidden: true, products: [dish(21)] },
    { id: 3, products: [dish(31)] },
  ];
  expect(shownCategories(menu)).toEqual([
    { id: 1, products: [dish(11)] },
    { id: 3, products: [dish(31)] },
  ]);
});

test('an item without the field is shown', () => {
  expect([dish(1), dish(2, true), { id: 3, hidden: null }].map(isHidden)).toEqual([
    false,
    true,
    false,
  ]);
});
