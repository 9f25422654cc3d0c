import type { ProductId } from '../ids.ts';

/** Products to suggest with a product, or with every product of a category; the best first. */
export type SuggestionRule = {
  forType: 'Product' | 'Category';
  forId: number;
  productIds: readonly ProductId[];
};

/**
 * A brand's suggested products. `beforeCheckout`: the page also suggests them once before checkout.
 * docs/rules/cart.md#suggested-products, docs/rules/cart.md#suggestions-on-the-way-to-checkout.
 */
export type Suggestions = { beforeCheckout: boolean; rules: readonly SuggestionRule[] };

export const noSuggestions: Suggestions = { beforeCheckout: false, rules: [] };
