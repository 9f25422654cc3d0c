import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import type * as v from 'valibot';
import type { cartItem } from './carts.ts';

export type CartItem = v.InferOutput<typeof cartItem>;

/** Returns a line as the API reads it: ids, counts and instructions. The server looks up names and prices. docs/rules/cart.md#cart-line. */
export const itemOfLine = (line: CartLine): CartItem => ({
  key: line.hash,
  productId: line.productId,
  quantity: line.count,
  instructions: line.instructions,
  modifiers: line.picks.map((pick) => ({
    id: pick.modifierId,
    groupId: pick.groupId,
    quantity: pick.quantity,
    action: 'add' as const,
    parentId: pick.parentId,
  })),
});

/** Returns the line of an item. Names are ignored, because the menu has them. The line's hash is the item's key. */
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
