import { expect, test } from 'vitest';
import { menuTargetsOf } from './folder-menus.ts';

const menu = (id: number, dishes: readonly number[]): string =>
  JSON.stringify({
    id,
    categories: [
      {
        id: 6,
        name: 'Batidos',
        products: dishes.map((dish) => ({ id: dish, name: `Plato ${dish}` })),
      },
    ],
    modifierGroups: [],
  });

test('a dish or a category of several menus is offered once', () => {
  const { dishes, categories } = menuTargetsOf([
    { path: 'settings.json', content: '{}' },
    { path: 'menus/1.json', content: menu(1, [101, 102]) },
    { path: 'menus/2.json', content: menu(2, [102, 103]) },
  ]);
  expect(dishes.map(({ id }) => id)).toEqual([101, 102, 103]);
  expect(categories).toEqual([{ id: 6, name: 'Batidos' }]);
});
