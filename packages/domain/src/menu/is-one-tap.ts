import type { MenuIndex } from './menu-index.ts';
import type { Product } from './menu.ts';
import { missingGroups } from './missing-groups.ts';

/**
 * Returns true if one tap can add a product to a cart: no required group is to be answered, and no
 * age is to be confirmed.
 */
export const isOneTap = (product: Product, index: MenuIndex): boolean =>
  !product.plus18 && missingGroups(product, index, []).length === 0;
