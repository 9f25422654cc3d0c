import type { cartItem } from '@comanda/contract/carts.ts';
import type { Cart, CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import type * as v from 'valibot';

type Item = v.InferOutput<typeof cartItem>;

/**
 * The cart that a payload describes. Names and prices of the payload are ignored, because the menu has them. Each line's hash is its key.
 */
export const cartOfItems = (place: Omit<Cart, 'lines'>, items: readonly Item[]): Cart => ({
  storeId: place.storeId,
  dispatchMethod: place.dispatchMethod,
  lines: items.map(lineOf),
});

const lineOf = ({ key, productId, quantity, instructions, modifiers }: Item): CartLine => ({
  hash: key,
  productId,
  count: quantity,
  picks: (modifiers ?? []).map(pickOf),
  instructions: instructions ?? '',
});

const pickOf = ({
  id,
  groupId,
  quantity,
  parentId,
}: NonNullable<Item['modifiers']>[number]): Pick => ({
  groupId,
  modifierId: id,
  quantity,
  parentId: parentId ?? null,
});
