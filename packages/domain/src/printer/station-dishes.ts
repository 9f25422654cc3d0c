import type { CategoryId, ProductId } from '../ids.ts';

/**
 * Returns the dishes of an order that a printer prints: those of its categories, and every dish of
 * a printer without categories. A dish that no category has any more is printed everywhere: a
 * paper too much does less harm than one too few. docs/rules/printing.md#papers-of-a-station.
 */
export const dishesOfPrinter = <Dish extends { productId: ProductId }>(
  dishes: readonly Dish[],
  categoryIds: readonly CategoryId[],
  categoryOf: (productId: ProductId) => CategoryId | null,
): readonly Dish[] =>
  categoryIds.length === 0
    ? dishes
    : dishes.filter(({ productId }) => {
        const category = categoryOf(productId);
        return category === null || categoryIds.includes(category);
      });
