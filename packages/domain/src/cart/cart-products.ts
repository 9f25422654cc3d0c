import type { ProductId } from '../ids.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/**
 * Returns the menu's products of the cart lines; products that the menu does not have are left out.
 */
export const cartProducts = (
  { lines }: { lines: readonly { productId: ProductId }[] },
  index: MenuIndex,
): readonly Product[] => lines.flatMap(({ productId }) => index.productById.get(productId) ?? []);
