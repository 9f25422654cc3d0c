import type { ProductId } from '../ids.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/** The products of lines, as the menu has them; what it does not know is left out. */
export const cartProducts = (
  { lines }: { lines: readonly { productId: ProductId }[] },
  index: MenuIndex,
): readonly Product[] => lines.flatMap(({ productId }) => index.productById.get(productId) ?? []);
