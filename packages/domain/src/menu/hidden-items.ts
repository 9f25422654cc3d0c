type HideableCategory<P extends object> = { readonly products: readonly P[] };

/** Returns whether a dish or a category of a menu's file says that the shop does not show it. */
export const isHidden = (item: object): boolean => 'hidden' in item && item.hidden === true;

/**
 * Returns the categories that the shop shows, with the dishes that it shows. A hidden category
 * hides all its dishes. docs/rules/back-office.md#hidden-dishes.
 */
export const shownCategories = <P extends object, C extends HideableCategory<P>>(
  categories: readonly (C & HideableCategory<P>)[],
): readonly C[] =>
  categories
    .filter((category) => !isHidden(category))
    .map((category) =>
      category.products.some(isHidden)
        ? { ...category, products: category.products.filter((dish) => !isHidden(dish)) }
        : category,
    );
