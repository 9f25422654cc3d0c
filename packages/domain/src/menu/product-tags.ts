/** docs/rules/menu.md#product-facts. */
export const productTags = [
  'vegetarian',
  'vegan',
  'organic',
  'spicy',
  'cold',
  'hot',
  'gluten_free',
  'lactose_free',
] as const;
export type ProductTag = (typeof productTags)[number];
