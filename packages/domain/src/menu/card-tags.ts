import type { ProductTag } from './product-tags.ts';

/** The tags of a card, those that decide for most shoppers first. */
const byImportance: readonly ProductTag[] = [
  'vegan',
  'vegetarian',
  'spicy',
  'gluten_free',
  'lactose_free',
  'organic',
  'hot',
  'cold',
];
const maxCardTags = 2;

/**
 * Returns at most two tags for the card of a product; "vegan" says "vegetarian" too. The product's
 * sheet shows all tags. docs/rules/menu.md#tags-of-a-card.
 */
export const cardTags = (tags: readonly ProductTag[]): readonly ProductTag[] =>
  byImportance
    .filter((tag) => tags.includes(tag) && !(tag === 'vegetarian' && tags.includes('vegan')))
    .slice(0, maxCardTags);
