import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type * as v from 'valibot';
import type { cartItem } from './carts.ts';

export type CartItem = v.InferOutput<typeof cartItem>;

/**
 * Returns a line as the API reads it: ids, counts and instructions. The server looks up names and
 * prices. docs/rules/cart.md#cart-line.
 */
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
