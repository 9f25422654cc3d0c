import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import type { CartItem } from './item-of-line.ts';

/**
 * Returns the line of an item. Names are ignored, because the menu has them. The line's hash is the
 * item's key.
 */
export const lineOfItem = ({
  key,
  productId,
  quantity,
  instructions,
  modifiers,
}: CartItem): CartLine => ({
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
}: NonNullable<CartItem['modifiers']>[number]): Pick => ({
  groupId,
  modifierId: id,
  quantity,
  parentId: parentId ?? null,
});
