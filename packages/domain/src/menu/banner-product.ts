import { checkAvailability, type SaleMoment } from './check-availability.ts';
import type { MenuIndex } from './menu-index.ts';
import type { Product } from './menu.ts';

/**
 * Returns whether a banner of this product is shown at a moment. The shopper's dispatch method
 * hides no banner: the product sheet names the product's dispatch method.
 */
export function isProductShown(product: Product, index: MenuIndex, moment: SaleMoment): boolean {
  const dispatch = product.dispatchMethod === 'both' ? moment.dispatch : product.dispatchMethod;
  return checkAvailability(product, index, { ...moment, dispatch }).kind === 'available';
}
