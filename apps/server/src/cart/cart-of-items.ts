import type { CartItem } from '@comanda/contract/item-of-line.ts';
import { lineOfItem } from '@comanda/contract/line-of-item.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';

/** The cart that a payload describes. Each line's hash is its key. */
export const cartOfItems = (place: Omit<Cart, 'lines'>, items: readonly CartItem[]): Cart => ({
  storeId: place.storeId,
  dispatchMethod: place.dispatchMethod,
  lines: items.map(lineOfItem),
});
