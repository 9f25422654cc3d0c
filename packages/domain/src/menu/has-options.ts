import { groupsOf, type MenuIndex } from './menu-index.ts';
import type { Product } from './menu.ts';

/**
 * Returns true if the shopper chooses something of the product, obliged or not. A product without
 * options is added from its card. docs/rules/menu.md#add-button-of-a-card.
 */
export const hasOptions = (product: Product, index: MenuIndex): boolean =>
  groupsOf(product, index, []).some(({ modifiers }) => modifiers.length > 0);
