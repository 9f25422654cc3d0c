import type { ProductId } from '../ids.ts';

/** What goes with a product, or with every product of a category; the best first. */
export type SuggestionRule = {
  forType: 'Product' | 'Category';
  forId: number;
  productIds: readonly ProductId[];
};

/** A brand's suggestive sells. `beforeCheckout`: whether they may also be asked once on the way to checkout. docs/rules/menu.md#suggestive-sells, docs/rules/menu.md#suggestions-before-checkout. */
export type Suggestions = { beforeCheckout: boolean; rules: readonly SuggestionRule[] };

export const noSuggestions: Suggestions = { beforeCheckout: false, rules: [] };
